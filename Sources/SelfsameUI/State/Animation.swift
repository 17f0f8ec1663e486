/// How a change is animated. Only its name matters here: nothing is drawn.
public struct Animation: Hashable, Sendable {
    let name: String

    public static let `default` = Animation(name: "default")
    public static let linear = Animation(name: "linear")
    public static let easeIn = Animation(name: "easeIn")
    public static let easeOut = Animation(name: "easeOut")
    public static let easeInOut = Animation(name: "easeInOut")
    public static let spring = Animation(name: "spring")
    public static let bouncy = Animation(name: "bouncy")
    public static let smooth = Animation(name: "smooth")
    public static let snappy = Animation(name: "snappy")

    public static func linear(duration: Double) -> Animation { Animation(name: "linear(\(duration))") }
    public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn(\(duration))") }
    public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut(\(duration))") }
    public static func easeInOut(duration: Double) -> Animation { Animation(name: "easeInOut(\(duration))") }
    public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation {
        Animation(name: "spring(\(duration), \(bounce))")
    }

    public func delay(_ delay: Double) -> Animation { Animation(name: "\(name).delay(\(delay))") }
    public func speed(_ speed: Double) -> Animation { Animation(name: "\(name).speed(\(speed))") }
}
