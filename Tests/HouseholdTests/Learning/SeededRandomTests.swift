import Testing

@testable import Household

struct SeededRandomTests {
    @Test("The numbers of a seed are the same on every machine and in every version")
    func goldenNumbers() {
        var random = SeededRandom(seed: 42)
        #expect(
            (0..<3).map { _ in random.next() } == [0x85c4_ff1b_bb7b_930e, 0xdc1f_88cd_42f2_f8de, 0x1469_91cc_2025_6efc])
        var stream = SeededRandom(seed: 42, stream: 1)
        #expect(
            (0..<3).map { _ in stream.next() } == [0x4e90_cca1_0015_d369, 0xf7f5_bd20_61d0_9cae, 0x3c27_1168_4dfb_cb27])
    }

    @Test("Numbers below a bound are equally likely", arguments: [2, 3, 5, 6, 12])
    func uniformNumbers(bound: Int) {
        var random = SeededRandom(seed: 1)
        var counts = Array(repeating: 0, count: bound)
        for _ in 0..<(bound * 2000) { counts[random.number(below: bound)] += 1 }
        for count in counts { #expect((1800...2200).contains(count)) }
    }

    @Test("A bound below 1 gives 0", arguments: [1, 0, -5])
    func noBound(bound: Int) {
        var random = SeededRandom(seed: 1)
        #expect(random.number(below: bound) == 0)
    }

    @Test("All orders of four are equally likely")
    func uniformOrders() {
        var counts: [[Int]: Int] = [:]
        for seed in 0..<24_000 as Range<UInt64> {
            var random = SeededRandom(seed: seed, stream: 3)
            counts[random.shuffle([0, 1, 2, 3]), default: 0] += 1
        }
        #expect(counts.count == 24)
        for count in counts.values { #expect((850...1150).contains(count)) }
    }
}
