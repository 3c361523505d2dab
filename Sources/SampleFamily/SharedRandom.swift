import Household
import Synchronization

/// Random numbers for several threads, which depend on nothing but the seed and the order of asking.
public final class SharedRandom: Sendable {
    private let generator: Mutex<SeededRandom>

    /// The numbers of a seed.
    public init(seed: UInt64 = 1) {
        generator = Mutex(SeededRandom(seed: seed))
    }

    /// The next number of the sequence that belongs to the seed.
    public func next() -> UInt64 { generator.withLock { $0.next() } }
}
