import Foundation

/// Values of the system that views are not told about when they change.
public enum Surroundings {
    nonisolated(unsafe) static var isLowPowerModeEnabled = false
    nonisolated(unsafe) static var thermalState = ProcessInfo.ThermalState.nominal

    /// Sets a value by its name in scenarios; false when there is no such name or value.
    public static func set(_ name: String, to value: String) -> Bool {
        switch (name, value) {
        case ("lowPowerMode", "on"): isLowPowerModeEnabled = true
        case ("lowPowerMode", "off"): isLowPowerModeEnabled = false
        case ("thermalState", _):
            guard let state = ProcessInfo.ThermalState(name: value) else { return false }
            thermalState = state
        default: return false
        }
        return true
    }

    /// What can be set, with the values.
    public static let known = ["lowPowerMode = on|off", "thermalState = nominal|fair|serious|critical"]
}

#if os(Linux)
    /// Foundation on Linux lacks these; here a scenario sets them.
    extension ProcessInfo {
        public enum ThermalState: Int, Sendable {
            case nominal, fair, serious, critical
        }

        public var isLowPowerModeEnabled: Bool { Surroundings.isLowPowerModeEnabled }
        public var thermalState: ThermalState { Surroundings.thermalState }
    }
#endif

extension ProcessInfo.ThermalState {
    init?(name: String) {
        switch name {
        case "nominal": self = .nominal
        case "fair": self = .fair
        case "serious": self = .serious
        case "critical": self = .critical
        default: return nil
        }
    }
}
