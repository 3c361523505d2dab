import Household

/// How much is written down of the clock: who sets it again and again does not fill the disk.
struct ClockNotes {
    /// Steps that are written down in a day of the boot-time clock.
    static let mostJumpsADay = 12
    /// How old the stored trusted moment gets while things are recorded.
    static let pause: Milliseconds = 10 * .minute

    /// A step that was found at the start, until it is told.
    private var firstJump: ClockJump?
    /// The boot-time clock at the newest trusted moment that was written down in this boot.
    private var notedAt: Milliseconds?
    /// The boot-time clock at the steps of the wall clock that were written down within a day.
    private var jumps: [Milliseconds] = []

    init(firstJump: ClockJump?, notedAt: Milliseconds?) {
        self.firstJump = firstJump
        self.notedAt = notedAt
    }

    /// The step that was found at the start; once.
    mutating func takeFirstJump() -> ClockJump? {
        defer { firstJump = nil }
        return firstJump
    }

    /// Whether no further step is told today.
    var isFull: Bool { jumps.count >= Self.mostJumpsADay }

    /// Whether one more step may be told now; it then counts.
    mutating func mayTell(at bootTime: Milliseconds) -> Bool {
        jumps.removeAll { bootTime - $0 >= .day }
        guard !isFull else { return false }
        jumps.append(bootTime)
        return true
    }

    /// Whether the stored trusted moment is so old that another is stored.
    func isOld(at bootTime: Milliseconds) -> Bool { notedAt.map { bootTime - $0 >= Self.pause } ?? true }

    mutating func noted(at bootTime: Milliseconds) { notedAt = bootTime }

    mutating func forgetNoted() { notedAt = nil }
}
