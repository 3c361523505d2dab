import Household
import Words

/// What today has brought, and who asks for more time: what only a parent sees.
extension WatchScreen {
    /// What today has brought, a line for each child.
    func today(_ which: Cut.Today) -> [String] {
        let known = state.children.filter { $0.today != nil }
        let shown: [WatchState.Child] =
            switch which {
            case .all: known
            case .chosen: known.filter { $0.id == subject?.id }
            case .none: []
            }
        guard !shown.isEmpty else { return [] }
        var table = Table([
            .init(""), head("today", .cut), head("learned", right: true),
            head("lessons", right: true, spare: true),
            head("stars", right: true), head("badges", right: true, spare: true),
            head("reviewsDue", right: true, spare: true),
            head("challenge", .cut, spare: true, least: 12),
        ])
        func number(_ number: Int, _ style: Style = .plain) -> Table.Cell {
            number == 0 ? Table.Cell(Self.unknown, .dim) : Table.Cell(page.number(number), style)
        }
        for child in shown {
            guard let today = child.today else { continue }
            let learned = today.learnedSeconds
            table.add(
                " ", Table.Cell(child.name, .bold),
                learned == 0
                    ? Table.Cell(Self.unknown, .dim) : Table.Cell(page.length(doneSeconds: learned)),
                number(today.lessons), number(today.stars, .yellow), number(today.badges, .yellow),
                number(today.reviews), Table.Cell(challenge(today.challenge), .dim))
        }
        return table.lines(on: terminal)
    }

    /// Of whom something is told where there is room for one: the child that is chosen, or whose request is.
    private var subject: WatchState.Child? {
        state.chosenChild ?? state.children.first { $0.id == state.chosen?.child }
    }

    /// How far it is stands first: a long title may be cut.
    private func challenge(_ view: ChallengeView?) -> String {
        view.map { "\(ChallengeText.done($0.progress, page)): \($0.challenge.title)" } ?? ""
    }

    /// Who asks for more time.
    func requests(_ shown: Int) -> [String] {
        guard !state.requests.isEmpty else { return [say("watch.nobodyAsks")] }
        var table = Table([
            .init(""), head("asks", .cut), head("for", right: true), head("why", .cut), head("at"),
        ])
        let places = Self.places(
            shown, of: state.requests.count, around: state.requests.firstIndex { $0 == state.chosen })
        for request in state.requests[places] {
            let isChosen = !isStill && request == state.chosen
            let minutes = isChosen ? state.chosenMinutes ?? request.minutes : request.minutes
            let name = state.children.first { $0.id == request.child }?.name ?? request.child.rawValue
            table.add(
                Table.Cell(isChosen ? Self.marker : ""), Table.Cell(name, isChosen ? .bold : .plain),
                Table.Cell(page.length(minutes: minutes)), Table.Cell(request.why ?? "–"),
                Table.Cell(clock.time(request.at, from: state.now), .dim))
        }
        return table.lines(on: terminal) + more(state.requests.count - places.count)
    }
}
