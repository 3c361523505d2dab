import Household

/// Reads all clocks at once. Decisions get the reading; nothing inside asks for the time.
public protocol Clock: Sendable {
    /// All clocks, read as close together as can be.
    func read() -> Moment

    /// Whether the kernel says that the wall clock is synchronised with a time server.
    func isSynchronised() -> Bool
}
