import Testing
import Words

@testable import Household

@Suite struct LevelTests {
    @Test("The table of levels is the rule: level n begins at 50·n·(n−1)")
    func table() {
        for number in 1...Level.starts.count { #expect(Level.starts[number - 1] == 50 * number * (number - 1)) }
        let names = Level.starts.map { Level(points: $0).name.description }
        #expect(Set(names).count == Level.starts.count)
    }

    @Test(
        "Points come to a level",
        arguments: [(0, 1), (99, 1), (100, 2), (299, 2), (300, 3), (10_000, 14), (18_999, 19), (21_000, 21)])
    func points(points: Int, number: Int) {
        let level = Level(points: points)
        #expect(level.number == number)
        #expect(level.from <= points && points < level.to)
    }

    @Test("A level never falls while points grow, and each begins where the one before ends")
    func grows() {
        var last = Level(points: 0)
        for points in 1...30_000 {
            let level = Level(points: points)
            if level != last {
                #expect(level.number == last.number + 1 && level.from == last.to && level.from == points)
            }
            last = level
        }
        #expect(last.name == "Star")
    }
}
