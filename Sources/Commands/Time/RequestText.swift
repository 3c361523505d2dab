import API
import Household

/// Requests for time as people read them.
struct RequestText {
    var requests: [RequestView]
    var page: Page

    var text: String {
        guard !requests.isEmpty else { return "Nobody has asked for time.\n" }
        var table = Table([
            .init("Request"), .init("Child"), .init("For", right: true), .init("Asked"), .init("State"),
            .init("", .wrap),
        ])
        for view in requests {
            let style: Style = view.state == .open ? .yellow : .plain
            table.add(
                Table.Cell(view.request.id.rawValue, .bold), Table.Cell(view.child.rawValue.printable),
                Table.Cell(HumanDuration.text(minutes: view.request.minutes)),
                Table.Cell(page.clock.time(view.request.at)), Table.Cell(view.state.rawValue, style),
                Table.Cell(view.say.printable, .dim))
        }
        var text = table.text(on: page.terminal)
        if let open = requests.first(where: { $0.state == .open }) {
            text += "\n" + page.advice("A parent can answer: kidctl time approve \(open.request.id.rawValue)", .dim)
        }
        return text
    }
}
