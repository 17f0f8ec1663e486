extension UnsafeRawPointer {
    /// Where the 32-bit distance stored here leads, counted from here; nil when it is zero.
    var relativeTarget: UnsafeRawPointer? {
        let distance = load(as: Int32.self)
        return distance == 0 ? nil : self + Int(distance)
    }

    /// Like `relativeTarget`, but an odd distance leads to a pointer to the target.
    var indirectableRelativeTarget: UnsafeRawPointer? {
        let distance = load(as: Int32.self)
        guard distance != 0 else { return nil }
        let target = self + Int(distance & ~1)
        return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    /// The text of the C string here.
    var text: String { String(cString: assumingMemoryBound(to: CChar.self)) }
}
