import Glibc

/// What the kernel says of its wall clock.
enum KernelClock {
    private typealias Adjtimex = @convention(c) (UnsafeMutableRawPointer) -> Int32

    /// The bytes of `struct timex`, 208, and more.
    private static let size = 512
    /// The answer when nobody keeps the clock right, `TIME_ERROR`; all from 0 up to there mean that somebody does.
    private static let unsynchronised: Int32 = 5

    /// The C library's `adjtimex`, whose header the Swift module of it leaves out.
    private static let adjtimex: Adjtimex? = {
        guard let symbol = dlsym(nil, "adjtimex") else { return nil }
        // `int adjtimex(struct timex *)` since the first Linux: a pointer in, a number out.
        return unsafeBitCast(symbol, to: Adjtimex.self)
    }()

    /// Whether it is synchronised with a time server; false too where that is not told.
    static func isSynchronised() -> Bool {
        // All zero: it is asked and nothing is set.
        var state = [UInt64](repeating: 0, count: size / 8)
        guard let answer = adjtimex.map({ ask in state.withUnsafeMutableBytes { $0.baseAddress.map(ask) } }) else {
            return false
        }
        return answer.map { (0..<unsynchronised).contains($0) } ?? false
    }
}
