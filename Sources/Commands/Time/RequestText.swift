import API
import Household

/// Requests for time as people read them.
struct RequestText {
    var requests: [RequestView]
    var page: Page

    var text: String {
        guard !requests.isEmpty else { return page.say("requests.none") + "\n" }
        var table = Table([
            page.column("request"), page.column("child"), page.column("for", right: true),
            page.column("asked", spare: true), page.column("state", spare: true), .init("", .wrap),
        ])
        for view in requests {
            let style: Style = view.state == .open ? .yellow : .plain
            table.add(
                Table.Cell(view.request.id.rawValue, .bold), Table.Cell(view.child.rawValue.printable),
                Table.Cell(page.length(minutes: view.request.minutes)),
                Table.Cell(page.clock.short(view.request.at)),
                Table.Cell(page.say("request.\(view.state.rawValue)"), style),
                Table.Cell(view.say.printable, .dim))
        }
        var text = table.text(on: page.terminal)
        if let open = requests.first(where: { $0.state == .open }) {
            text +=
                "\n"
                + page.advice(
                    page.say("requests.answer", command: "kidctl time approve \(open.request.id.rawValue)"), .dim)
        }
        return text
    }
}
