import Testing
import Words

@testable import Household

/// What a child under ten gets to see depends on others by whole tenths of a shared goal alone.
@Suite("What boards give away") struct BoardLeakTests {
    /// Random learning of this and earlier months.
    private func learn(_ child: inout Learned, _ random: inout SeededRandom) {
        for _ in 0..<random.number(below: 6) {
            child.learn(
                on: BoardDay.today.advanced(by: -random.number(below: 40)), stars: random.number(below: 30),
                milliseconds: Int64(random.number(below: 1_200_000)), lessons: random.number(below: 3),
                answers: random.number(below: 12))
        }
    }

    private func view(_ name: String, _ children: [Learned], _ goals: BoardGoals) -> [BoardTopic: Board] {
        let boards = Boards(of: children.map(\.state), goals: goals, calendar: BoardDay.calendar, at: BoardDay.now)
            .all(for: BoardDay.viewer(name))
        return Dictionary(uniqueKeysWithValues: boards.map { ($0.topic, $0) })
    }

    private func tenths(_ topic: BoardTopic, _ children: [Learned], _ goals: BoardGoals) -> Int? {
        let board = BoardDay.boards(children, goals).board(topic, for: .parent)
        guard case .together(let view)? = board?.view, let sum = view.sum, let target = view.target else { return nil }
        return min(10, sum * 10 / target)
    }

    @Test("Nothing changes for a child under ten while others stay within a tenth", arguments: 0..<200)
    func sameTenth(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var goals = BoardGoals()
        for metric in BoardMetric.allCases {
            for period in BoardPeriod.allCases where random.number(below: 2) == 0 {
                goals.set(.init(metric, period), 1 + random.number(below: 200))
            }
        }
        var mia = Learned("Mia", born: (2019, 4))
        learn(&mia, &random)
        var ben = Learned("Ben", born: (2013, 4), joined: seed.isMultiple(of: 2))
        learn(&ben, &random)
        var other = ben
        learn(&other, &random)

        let before = view("mia", [mia, ben], goals)
        let after = view("mia", [mia, other], goals)
        #expect(before.keys == after.keys)
        for (topic, board) in before {
            let isSame =
                topic.kind != .together || tenths(topic, [mia, ben], goals) == tenths(topic, [mia, other], goals)
            if isSame { #expect(after[topic] == board, "\(topic)") }
        }
    }

    @Test("A tenth that turns is told, and nothing beside it")
    func nextTenth() {
        let goals = BoardGoals(targets: [.init(.stars, .week): 100])
        let mia = Learned("Mia", born: (2019, 4))
        var ben = Learned("Ben", born: (2013, 4))
        let topic = BoardTopic(.together, .stars, .week)
        var seen: [Board?] = []
        for _ in 0..<20 {
            ben.learn(on: BoardDay.today, stars: 1)
            let board = view("mia", [mia, ben], goals)[topic]
            if seen.last != board { seen.append(board) }
        }
        #expect(seen.count == 3)
        for board in seen {
            guard case .together(let view)? = board?.view else {
                Issue.record("no board")
                continue
            }
            #expect(view.sum == nil && view.target == nil && view.parts == nil)
        }
    }

    @Test("No board tells a child the name of one that takes no part", arguments: BoardTopic.all)
    func names(topic: BoardTopic) {
        var tom = Learned("Tom", born: (2013, 4), joined: nil)
        tom.learn(on: BoardDay.today, stars: 50, lessons: 1)
        let boards = BoardDay.boards([tom, Learned("Zoe", born: (2013, 2)), Learned("Mia", born: (2019, 4))])
        for viewer in [.parent, BoardDay.viewer("zoe"), BoardDay.viewer("mia")] {
            let text = boards.board(topic, for: viewer).map { "\($0)" } ?? ""
            #expect(!text.contains("Tom") && !text.contains("50"))
        }
    }

    @Test("No sentence of a board compares, blames or threatens", arguments: 0..<100)
    func words(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        var children = [Learned("Mia", born: (2019, 4)), Learned("Ben", born: (2013, 4))]
        for index in children.indices { learn(&children[index], &random) }
        let banned = ["missed", "behind", "ahead", "only", "lost", "worse", "last place", "hurry", "not enough"]
        for viewer in [.parent, BoardDay.viewer("mia"), BoardDay.viewer("ben")] {
            for topic in BoardTopic.all {
                guard let board = BoardDay.boards(children).board(topic, for: viewer) else { continue }
                #expect(!board.say.isEmpty)
                #expect(banned.allSatisfy { !board.say.description.lowercased().contains($0) }, "\(board.say)")
            }
        }
    }
}
