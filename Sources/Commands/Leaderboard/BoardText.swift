import Household
import Words

/// A board as people read it: a bar for each amount, a medal beside the first three ranks.
struct BoardText {
    var board: Board
    var page: Page

    var text: String {
        page.styled(title, .bold) + "\n" + content + "\n" + page.paragraph(board.say.printable) + invitation
            + page.paragraph(page.say("board.asOf", ["time": .text(page.clock.time(board.computedAt))]), .dim)
    }

    private var title: String {
        let title = page.said(board.topic.title)
        guard let days = board.days else { return title }
        return page.say(
            "board.days",
            [
                "title": .text(title), "first": .text(page.clock.day(days.lowerBound)),
                "last": .text(page.clock.day(days.upperBound.advanced(by: -1))),
            ])
    }

    private var content: String {
        switch board.view {
        case .together(let view): together(view)
        case .ownBest(let bests): bests.isEmpty ? "" : ownBest(bests)
        case .ranked(let members): members.isEmpty ? "" : ranked(members)
        }
    }

    /// How somebody comes on a board that has nobody.
    private var invitation: String {
        guard case .together(let view) = board.view, view.members.isEmpty else { return "" }
        return page.advice(page.say("board.optIn", command: "kidctl leaderboard opt-in CHILD"), .dim)
    }

    private static let barWidths = 8...30
    /// Columns of a line without its bar: a name, amounts, and the gaps.
    private static let besideBar = 40

    private var barWidth: Int {
        min(max(page.terminal.width - Self.besideBar, Self.barWidths.lowerBound), Self.barWidths.upperBound)
    }

    private func together(_ view: TogetherView) -> String {
        // Ten parts, each of whole blocks: the bar tells no more than the tenths.
        let block = max(1, barWidth / 10)
        let bar = Bar.text(view.tenths, of: 10, width: 10 * block)
        var text =
            page.styled(bar, view.tenths == 10 ? .green : .blue) + "  " + page.language.say(view.tenths, of: 10) + "\n"
        guard let parts = view.parts, !parts.isEmpty else {
            let names = view.members.map(\.name).joined(separator: ", ")
            return text + (names.isEmpty ? "" : page.paragraph(page.say("board.with", ["names": .text(names)])))
        }
        var table = Table([page.column("name", .cut), page.column("part", right: true)])
        for part in parts { table.add(Table.Cell(part.member.name), Table.Cell(page.number(part.amount))) }
        text += table.text(on: page.terminal)
        return text
    }

    private func ownBest(_ bests: [OwnBest]) -> String {
        var table = Table([
            page.column("name", .cut), .init(""), page.column("now", right: true), page.column("best", right: true),
        ])
        for own in bests {
            let isBest = own.amount > 0 && own.amount == own.best
            table.add(
                Table.Cell(own.member.name),
                Table.Cell(Bar.text(own.amount, of: own.best, width: barWidth), isBest ? .green : .blue),
                Table.Cell(page.number(own.amount)), Table.Cell(page.number(own.best) + (isBest ? " ★" : "")))
        }
        return table.text(on: page.terminal)
    }

    private func ranked(_ members: [RankedMember]) -> String {
        let most = members.map(\.amount).max() ?? 0
        var table = Table([
            page.column("rank"), page.column("name", .cut), .init(""), .init("", right: true),
        ])
        for member in members {
            table.add(
                Table.Cell(Self.medal(member.rank) + "\(member.rank)"), Table.Cell(member.member.name, .bold),
                Table.Cell(Bar.text(member.amount, of: most, width: barWidth), .blue),
                Table.Cell(page.number(member.amount)))
        }
        return table.text(on: page.terminal)
    }

    /// The number stands beside the picture, so that nothing hangs on its colour.
    private static func medal(_ rank: Int) -> String {
        switch rank {
        case 1: "🥇 "
        case 2: "🥈 "
        case 3: "🥉 "
        default: "   "
        }
    }
}
