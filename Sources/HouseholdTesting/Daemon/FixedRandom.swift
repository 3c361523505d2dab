import Household
import Synchronization

/// Random numbers that are the same in every run.
public final class FixedRandom: Sendable {
    private let generator: Mutex<SeededRandom>

    public init(seed: UInt64 = 1) {
        generator = Mutex(SeededRandom(seed: seed))
    }

    /// The next number of the sequence that belongs to the seed.
    public func next() -> UInt64 { generator.withLock { $0.next() } }
}
