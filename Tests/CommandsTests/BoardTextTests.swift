import Household
import Testing
import Words

@testable import Commands

@Suite struct BoardTextTests {
    private static let page = Page(terminal: Terminal(width: 60, hasColour: false), zone: .utc)
    private static let mia = BoardMember(child: ChildID(rawValue: "mia"), name: "Mia")
    private static let ben = BoardMember(child: ChildID(rawValue: "ben"), name: "Ben")

    private func lines(_ kind: BoardKind, _ view: BoardView) throws -> [String] {
        let first = try #require(Day("2026-11-16"))
        let board = Board(
            topic: BoardTopic(kind, .stars, .week), days: first..<first.advanced(by: 7), view: view,
            say: Saying(told: "Words."),
            computedAt: Instant(milliseconds: 1_795_287_430_000))
        return BoardText(board: board, page: Self.page).text.split(separator: "\n").map(String.init)
    }

    @Test("Each rank has its number beside its medal, and a bar")
    func ranked() throws {
        let view = BoardView.ranked([
            RankedMember(rank: 1, member: Self.mia, amount: 20), RankedMember(rank: 1, member: Self.ben, amount: 20),
            RankedMember(rank: 3, member: Self.mia, amount: 10), RankedMember(rank: 4, member: Self.ben, amount: 0),
        ])
        #expect(
            try lines(.ranked, view) == [
                "Stars this week (Mon 16 Nov to Sun 22 Nov)",
                "RANK  NAME",
                "🥇 1  Mia   ████████████████████  20",
                "🥇 1  Ben   ████████████████████  20",
                "🥉 3  Mia   ██████████░░░░░░░░░░  10",
                "   4  Ben   ░░░░░░░░░░░░░░░░░░░░   0",
                "Words.", "As of 18:57.",
            ])
    }

    @Test("The bar of a shared goal tells tenths and no more")
    func together() throws {
        let young = TogetherView(tenths: 3, members: [Self.mia, Self.ben], sum: nil, target: nil, parts: nil)
        #expect(
            try lines(.together, .together(young)) == [
                "Stars this week (Mon 16 Nov to Sun 22 Nov)", "██████░░░░░░░░░░░░░░  3 of 10", "With Mia, Ben.",
                "Words.", "As of 18:57.",
            ])
        let parts = [MemberAmount(member: Self.mia, amount: 3), MemberAmount(member: Self.ben, amount: 12)]
        let whole = TogetherView(tenths: 3, members: [Self.mia, Self.ben], sum: 15, target: 50, parts: parts)
        #expect(
            try lines(.together, .together(whole))[1...4] == [
                "██████░░░░░░░░░░░░░░  3 of 10", "NAME  PART", "Mia      3", "Ben     12",
            ])
    }

    @Test("An own best that is reached has a star, so that nothing hangs on colour")
    func ownBest() throws {
        let view = BoardView.ownBest([
            OwnBest(member: Self.mia, amount: 5, best: 10), OwnBest(member: Self.ben, amount: 7, best: 7),
        ])
        #expect(
            try lines(.ownBest, view)[1...3] == [
                "NAME                        NOW  BEST SO FAR", "Mia   ██████████░░░░░░░░░░    5           10",
                "Ben   ████████████████████    7          7 ★",
            ])
    }

    @Test("A board without members is its sentence")
    func empty() throws {
        for (kind, view) in [(BoardKind.ranked, BoardView.ranked([])), (.ownBest, .ownBest([]))] {
            #expect(try lines(kind, view).dropFirst() == ["Words.", "As of 18:57."])
        }
    }

    @Test("A shared goal without members says how somebody comes there")
    func nobody() throws {
        let view = TogetherView(tenths: 0, members: [], sum: 0, target: 50, parts: [])
        #expect(
            try lines(.together, .together(view)).suffix(4) == [
                "Words.", "A parent can let a child take part:", "kidctl leaderboard opt-in CHILD", "As of 18:57.",
            ])
    }

    @Test(
        "The words of the command line are checked before anything is sent",
        arguments: [
            ["show", "--board", "ownBest"], ["show", "--metric", "points"], ["show", "--period", "year"],
            ["goal", "many"], ["goal"], ["opt-in"],
        ])
    func usage(arguments: [String]) {
        #expect(Kidctl.run(["leaderboard"] + arguments) == .usage)
    }

    @Test("A goal out of bounds is refused in words of the option")
    func bounds() {
        #expect(Kidctl.run(["leaderboard", "goal", "0"]) == .refused)
        #expect(Kidctl.run(["leaderboard", "goal", "1000001"]) == .refused)
    }
}
