import Testing

@testable import Household

@Suite("Boards of the household") struct BoardsTests {
    private static let starsOfWeek = BoardGoals.Topic(.stars, .week)

    /// Mia is 7, Lea 9, Ben 10, Zoe 13; all take part and have earned so many stars today.
    private func family(_ stars: [Int]) -> [Learned] {
        var children = [
            Learned("Mia", born: (2019, 4)), Learned("Lea", born: (2016, 12)), Learned("Ben", born: (2016, 9)),
            Learned("Zoe", born: (2013, 2)),
        ]
        for (index, stars) in stars.enumerated() { children[index].learn(on: BoardDay.today, stars: stars) }
        return children
    }

    private func ranked(_ boards: Boards, _ viewer: BoardViewer = .parent) -> [String]? {
        guard case .ranked(let members)? = boards.board(BoardTopic(.ranked, .stars, .week), for: viewer)?.view else {
            return nil
        }
        return members.map { "\($0.rank) \($0.member.name) \($0.amount)" }
    }

    private func together(_ boards: Boards, _ viewer: BoardViewer) -> TogetherView? {
        guard case .together(let view)? = boards.board(BoardTopic(.together, .stars, .week), for: viewer)?.view else {
            return nil
        }
        return view
    }

    @Test(
        "Ties share a rank, and the next rank counts them: 1, 1, 3",
        arguments: [
            ([4, 4, 4], ["1 A 4", "1 B 4", "1 C 4"]), ([4, 9, 4], ["1 B 9", "2 A 4", "2 C 4"]),
            ([9, 4, 9], ["1 A 9", "1 C 9", "3 B 4"]), ([1, 2, 3], ["1 C 3", "2 B 2", "3 A 1"]),
            ([0, 0, 0], ["1 A 0", "1 B 0", "1 C 0"]),
        ])
    func ties(stars: [Int], expected: [String]) {
        let children = zip(["A", "B", "C"], stars).map { name, stars in
            var child = Learned(name, born: (2013, 1))
            child.learn(on: BoardDay.today, stars: stars)
            return child
        }
        #expect(ranked(BoardDay.boards(children)) == expected)
    }

    @Test("Ranks name children of ten and more, and younger ones that a parent included")
    func ages() {
        var children = family([9, 8, 7, 6])
        #expect(ranked(BoardDay.boards(children)) == ["1 Ben 7", "2 Zoe 6"])
        children[0].set(BoardMembership(isOptedIn: true, isRankedDespiteAge: true))
        #expect(ranked(BoardDay.boards(children)) == ["1 Mia 9", "2 Ben 7", "3 Zoe 6"])
        #expect(ranked(BoardDay.boards(children), BoardDay.viewer("mia")) != nil)
        #expect(ranked(BoardDay.boards(children), BoardDay.viewer("lea")) == nil)
    }

    @Test("A child is ranked from the first moment of the month in which it turns ten")
    func birthday() {
        let children = family([1, 2, 3, 4])
        let birthday = BoardDay.calendar.start(of: BoardDay.day(2026, 12, 1))
        let before = BoardDay.boards(children, at: birthday - 1)
        let after = BoardDay.boards(children, at: birthday)
        let lea = ChildID(rawValue: "lea")
        #expect(before.access(of: lea) == .tenths)
        #expect(after.access(of: lea) == .ranked)
        #expect(ranked(before, BoardDay.viewer("lea")) == nil)
        #expect(ranked(after, BoardDay.viewer("lea"))?.contains { $0.contains("Lea") } == true)
    }

    @Test("Who is opted out, archived or cannot be read whole is gone from every board and from every sum")
    func gone() {
        let leave: [(inout ChildState) -> Void] = [
            { $0.apply([.child(.boardSet(BoardMembership()))]) },
            { $0.apply([.child(.profileSet($0.profile.archived(true)))]) }, { $0.isDamaged = true },
        ]
        for leave in leave {
            var children = family([1, 2, 30, 4])
            leave(&children[2].state)
            let boards = BoardDay.boards(children)
            #expect(ranked(boards) == ["1 Zoe 4"])
            #expect(together(boards, .parent)?.sum == 7)
            #expect(together(boards, .parent)?.members.map(\.name) == ["Mia", "Lea", "Zoe"])
            #expect(boards.access(of: ChildID(rawValue: "ben")) == BoardAccess.none)
            let seen = BoardTopic.all.compactMap { boards.board($0, for: .parent) }
            #expect(!"\(seen)".contains("Ben"))
            #expect(BoardTopic.all.allSatisfy { boards.board($0, for: BoardDay.viewer("ben")) == nil })
        }
    }

    @Test("A child that nobody opted in sees nothing, and nobody sees it")
    func off() {
        var children = family([1, 2, 3])
        children.append(Learned("Tom", born: (2013, 1), joined: nil))
        let states = children.map(\.state)
        let view = { (viewer: BoardViewer) in
            Boards(of: states, goals: BoardGoals(), calendar: BoardDay.calendar, at: BoardDay.now)
                .all(for: viewer)
        }
        #expect(view(BoardDay.viewer("tom")) == [])
        #expect(!"\(view(.parent))".contains("Tom"))
        #expect(view(.parent).count == BoardTopic.all.count)
        #expect(view(BoardDay.viewer("ben")).count == BoardTopic.all.count)
        #expect(view(BoardDay.viewer("mia")).count == BoardTopic.all.count * 2 / 3)
    }

    @Test(
        "The shared goal is told in whole tenths, rounded down, ten at most",
        arguments: [(0, 0), (3, 0), (4, 1), (39, 9), (40, 10), (41, 10), (4000, 10)])
    func tenths(sum: Int, tenths: Int) {
        let boards = BoardDay.boards(family([sum, 0, 0, 0]), BoardGoals(targets: [Self.starsOfWeek: 40]))
        for viewer in [.parent, BoardDay.viewer("mia"), BoardDay.viewer("ben")] {
            #expect(together(boards, viewer)?.tenths == tenths)
        }
    }

    @Test("A child under ten gets tenths alone, a child of ten the sum, a parent everybody's part")
    func sums() {
        let boards = BoardDay.boards(family([1, 2, 30, 4]), BoardGoals(targets: [Self.starsOfWeek: 40]))
        let young = together(boards, BoardDay.viewer("mia"))
        #expect(young?.tenths == 9)
        #expect(young?.sum == nil && young?.target == nil && young?.parts == nil)
        let old = together(boards, BoardDay.viewer("ben"))
        #expect(old?.sum == 37 && old?.target == 40 && old?.parts == nil)
        #expect(together(boards, .parent)?.parts?.map(\.amount) == [1, 2, 30, 4])
    }

    @Test("Without a parent's goal the usual one grows with the members, and null brings it back")
    func usualGoal() {
        let usual = BoardGoals.usual(Self.starsOfWeek)
        #expect(together(BoardDay.boards(family([])), .parent)?.target == 4 * usual)
        var goals = BoardGoals()
        #expect(goals.target(of: Self.starsOfWeek, members: 0) == usual)
        goals.set(Self.starsOfWeek, 7)
        #expect(goals.target(of: Self.starsOfWeek, members: 4) == 7)
        goals.set(Self.starsOfWeek, nil)
        #expect(goals == BoardGoals())
    }

    @Test("A child sees its own best and nobody else's; a parent sees each child beside its own")
    func ownBest() {
        var children = family([5, 6, 7, 8])
        children[0].learn(on: BoardDay.today.advanced(by: -7), stars: 12)
        let boards = BoardDay.boards(children)
        let topic = BoardTopic(.ownBest, .stars, .week)
        let mia = OwnBest(
            member: BoardMember(child: ChildID(rawValue: "mia"), name: "Mia"), amount: 5, best: 12)
        #expect(boards.board(topic, for: BoardDay.viewer("mia"))?.view == .ownBest([mia]))
        guard case .ownBest(let all)? = boards.board(topic, for: .parent)?.view else {
            Issue.record("no board")
            return
        }
        #expect(all.map(\.amount) == [5, 6, 7, 8])
        #expect(all.map(\.best) == [12, 6, 7, 8])
    }

    @Test("A week, a month and all time are told apart; seconds are kept until the sum is told")
    func periods() {
        var child = Learned("Zoe", born: (2013, 2))
        let today = BoardDay.today
        child.learn(on: today, stars: 1, milliseconds: 59_999, lessons: 1)
        child.learn(on: BoardDay.day(2026, 11, 16), stars: 2, milliseconds: 1, lessons: 1)
        child.learn(on: BoardDay.day(2026, 11, 15), stars: 4, milliseconds: 60_000, answers: 9)
        child.learn(on: BoardDay.day(2026, 11, 1), stars: 8, answers: 10)
        child.learn(on: BoardDay.day(2026, 10, 31), stars: 16, lessons: 2)
        child.learn(on: BoardDay.day(2025, 11, 21), stars: 32, milliseconds: 60_000)
        let expected: [BoardPeriod: [Int]] = [
            .week: [3, 1, 2, 0, 0], .month: [15, 2, 3, 0, 0], .allTime: [63, 3, 4, 0, 0],
        ]
        for (period, amounts) in expected {
            let totals = child.state.totals(of: period, on: today, in: BoardDay.calendar)
            #expect(BoardMetric.allCases.map { totals.amount($0) } == amounts, "\(period)")
        }
        let board = BoardDay.boards([child]).board(BoardTopic(.together, .stars, .month), for: .parent)
        #expect(board?.days == BoardDay.day(2026, 11, 1)..<BoardDay.day(2026, 12, 1))
        #expect(board?.computedAt == BoardDay.now)
    }

    @Test("What a viewer sees otherwise than before is told by topic: changed, new and gone, never by the clock alone")
    func changes() {
        let view = { (children: [Learned], name: String, now: Instant) in
            Boards(of: children.map(\.state), goals: BoardGoals(), calendar: BoardDay.calendar, at: now)
                .all(for: BoardDay.viewer(name))
        }
        let now = BoardDay.now
        var children = family([1, 1, 1, 1])
        let before = view(children, "mia", now)
        #expect(Boards.changed(from: before, to: view(children, "mia", now + .minute)) == [])
        #expect(before != view(children, "mia", now + .minute))
        children[2].learn(on: BoardDay.today, stars: 1)
        #expect(Boards.changed(from: before, to: view(children, "mia", now)) == [])
        children[0].learn(on: BoardDay.today, stars: 1)
        let ownStars = BoardPeriod.allCases.map { BoardTopic(.ownBest, .stars, $0) }
        #expect(Boards.changed(from: before, to: view(children, "mia", now)) == ownStars)
        children[0].set(BoardMembership())
        #expect(Boards.changed(from: before, to: view(children, "mia", now)).count == before.count)
        #expect(Boards.changed(from: [], to: before).count == before.count)
    }

    @Test("Every month has its days, leap days too", arguments: [(2026, 2, 28), (2028, 2, 29), (2026, 12, 31)])
    func months(year: Int, month: Int, length: Int) {
        let first = BoardDay.day(year, month, 1)
        for offset in 0..<length {
            #expect(first.advanced(by: offset).daysOfMonth == first..<first.advanced(by: length))
        }
    }
}
