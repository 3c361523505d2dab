import Household
import Words

/// The live screen as lines, made from what is known and nothing else.
struct WatchScreen {
    var state: WatchState
    var terminal: Terminal
    /// Lines that fit.
    var rows: Int
    var clock: ClockText
    /// Whether what keys are for has just changed.
    var isHeld = false
    /// Lines that stay, without keys.
    var isStill = false

    static let marker = "\u{25B8}"
    /// What stands where there is nothing, or this account may not know.
    static let unknown = "–"

    /// How much of the family is shown where there is little room.
    struct Cut {
        /// What today has brought: of all, of the child that is chosen, or of none.
        var today: Today
        var children: Int
        var requests: Int

        enum Today { case all, chosen, none }
    }

    /// At most as many as fit, the keys last.
    var lines: [String] {
        guard !isStill else { return body(Cut(today: .all, children: .max, requests: .max)) }
        let keys = keys.map { terminal.styled($0, .dim) }
        let room = max(0, rows - keys.count - 1)
        return fitting(room).prefix(room) + (rows > keys.count ? [""] : []) + keys.prefix(rows)
    }

    /// All where there is room. Else what today has brought gives way first, then requests, then children; one of each
    /// stays, the one that is chosen, and a line says how many more there are.
    private func fitting(_ room: Int) -> [String] {
        let (children, requests) = (max(1, state.children.count), max(1, state.requests.count))
        let few = min(requests, Self.fewRequests)
        var cuts = [Cut(today: .all, children: children, requests: requests)]
        cuts += [requests, few].map { Cut(today: .chosen, children: children, requests: $0) }
        cuts += (1...children).reversed().map { Cut(today: .chosen, children: $0, requests: few) }
        cuts += (1...children).reversed().map { Cut(today: .none, children: $0, requests: 1) }
        let bodies = cuts.lazy.map { body($0) }
        return bodies.first { $0.count <= room } ?? body(Cut(today: .none, children: 1, requests: 1))
    }

    /// Requests that stay before children give way.
    private static let fewRequests = 3

    private func body(_ cut: Cut) -> [String] {
        var blocks = [[heading], children(cut.children)]
        blocks.append(today(cut.today))
        if !state.isConnected {
            blocks.append(wrapped(say("watch.away")).map { terminal.styled($0, .yellow) })
        } else {
            blocks.append(state.message.map(wrapped) ?? [])
            blocks.append(state.notes.flatMap(wrapped).map { terminal.styled($0, .yellow) })
        }
        if state.isParent { blocks.append(requests(cut.requests)) }
        return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
    }

    /// So many of the places of a list that the chosen one is among them.
    static func places(_ shown: Int, of count: Int, around chosen: Int?) -> Range<Int> {
        guard shown < count else { return 0..<count }
        let start = max(0, min((chosen ?? 0) - shown / 2, count - shown))
        return start..<(start + shown)
    }

    /// What is said of those that are not shown.
    func more(_ count: Int) -> [String] {
        count > 0 ? [terminal.styled("   " + clock.language.say("watch.more", ["count": .number(count)]), .dim)] : []
    }

    private func wrapped(_ text: String) -> [String] { TextWidth.wrap(text.printable, to: terminal.width) }

    /// Without colours: what is shown on it gets them as a whole.
    var page: Page {
        Page(terminal: Terminal(width: terminal.width, hasColour: false), zone: clock.zone, language: clock.language)
    }

    func say(_ key: String) -> String { clock.language.say(key) }

    private func key(_ key: String, _ values: KeyValuePairs<String, Saying.Value> = [:]) -> String {
        clock.language.say("watch.key." + key, values)
    }

    func head(
        _ key: String, _ fit: Table.Column.Fit = .whole, right: Bool = false, spare: Bool = false,
        least: Int = Table.leastWidth
    ) -> Table.Column { page.column(key, fit, right: right, spare: spare, least: least) }

    private var heading: String {
        let day = clock.day(clock.zone.local(at: state.now).day)
        let time = "\(day) \(clock.time(state.now))"
        let title = state.household?.printable ?? say("watch.title")
        return terminal.styled(TextWidth.cut(title, to: max(8, terminal.width - TextWidth.of(time) - 2)), .bold) + "  "
            + terminal.styled(time, .dim)
    }

    // MARK: Keys

    /// Each key with its word; as many on a line as fit.
    private var keys: [String] {
        var keys: [String] = []
        if !state.isParent {
            keys = [key("pin")] + (state.children.count > 1 ? [key("choose")] : [])
        } else if let minutes = state.chosenMinutes.map({ Saying.Value.text(page.length(minutes: $0)) }) {
            if isHeld {
                keys = [key("look")]
            } else if let child = state.chosenChild {
                keys = [key("grant", ["minutes": minutes]), key(child.isLocked ? "unlock" : "lock")]
            } else {
                keys = [key("approve", ["minutes": minutes]), key("decline")]
            }
            keys +=
                [key("minutes")] + (state.children.count + state.requests.count > 1 ? [key("choose")] : [])
        }
        if let last = state.given.last {
            keys.append(
                key(
                    "undo",
                    ["minutes": .text(page.length(minutes: last.minutes)), "name": .text(last.name.printable)]))
        }
        keys.append(key("leave"))
        return keys.reduce(into: []) { lines, key in
            if let line = lines.last, TextWidth.of(line) + 3 + TextWidth.of(key) <= terminal.width {
                lines[lines.count - 1] = line + "   " + key
            } else {
                lines.append(key)
            }
        }
    }
}
