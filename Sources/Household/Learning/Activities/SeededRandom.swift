/// A generator (SplitMix64) whose numbers depend on nothing but its seed, on every machine and in every version:
/// all random choices of an activity come from it, so that any activity can be replayed (Learning, Same seed).
public struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// A generator for one purpose (`stream`) of one seed; streams of a seed have nothing in common.
    public init(seed: UInt64, stream: UInt64 = 0) {
        state = Self.mixed(seed) ^ Self.mixed(stream &* 0x9E37_79B9_7F4A_7C15 &+ 0xD1B5_4A32_D192_ED03)
    }

    /// The next 64 bits.
    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        return Self.mixed(state)
    }

    /// A number from 0 to below `bound`, each equally likely; 0 when the bound is less than 1.
    public mutating func number(below bound: Int) -> Int {
        guard bound > 1 else { return 0 }
        let bound = UInt64(bound)
        // Numbers from the incomplete last block would make some results likelier: draw again.
        let limit = UInt64.max - UInt64.max % bound
        while true {
            let drawn = next()
            if drawn < limit { return Int(drawn % bound) }
        }
    }

    /// The elements in an order in which every one is equally likely. (The library's own `shuffled` may draw
    /// differently in another version of Swift.)
    public mutating func shuffle<Element>(_ elements: [Element]) -> [Element] {
        var result = elements
        for index in result.indices.dropFirst().reversed() {
            result.swapAt(index, number(below: index + 1))
        }
        return result
    }

    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
