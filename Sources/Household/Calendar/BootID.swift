/// Names one run of the machine, from start to shutdown. Monotonic times of two boots cannot be compared.
public struct BootID: Hashable, Sendable, RawRepresentable {
    /// The system's text for the boot.
    public var rawValue: String

    /// The boot with the system's text for it.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
