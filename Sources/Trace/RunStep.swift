/// `Step` under a name that other modules can say: the module's own type `Trace` stands in the way of `Trace.Step`.
public typealias RunStep = Step
