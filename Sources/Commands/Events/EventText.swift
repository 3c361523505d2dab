import API
import Household
import Words

/// An event as people read it: one line with the household's time, the child, and what happened.
struct EventText {
    var event: EventNotification
    /// Display names of the children.
    var names: [ChildID: String]
    var page: Page

    var line: String {
        let time = page.styled(page.clock.exactTime(event.head.at), .dim)
        let name = event.head.child.map { page.styled((names[$0] ?? $0.rawValue).printable, .bold) + "  " } ?? ""
        let earlier =
            event.head.coalesced.map { page.styled("  " + page.say("events.merged", ["count": .number($0 + 1)]), .dim) }
            ?? ""
        return "\(time)  \(name)\(text)\(earlier)\n"
    }

    private var text: String {
        switch event.data {
        case .timeState(let decision)?:
            DecisionText(decision: decision, child: "", now: event.head.at, page: page).headline
        case .timeWarning(let warning)?:
            page.styled("\u{25CF}", .yellow) + " " + told(warning)
        case .activityResult(let summary)?:
            page.say(
                summary.isPassed ? "events.passed" : "events.finished",
                [
                    "title": .text((summary.title ?? summary.lesson.rawValue).printable),
                    "percent": .text(page.language.say(percent: summary.percent)), "say": .text(page.said(summary.say)),
                ])
        case let data?: data.say.printable
        case nil: event.head.topic.printable
        }
    }

    private func told(_ warning: TimeWarning) -> String {
        let text = page.say("run.left", ["minutes": .number(warning.minutes)])
        guard let left = warning.remainingSeconds else { return text + "." }
        return page.say("events.left", ["warning": .text(text), "left": .text(page.length(seconds: left))])
    }
}

extension ClockText {
    /// `19:57:10`.
    fileprivate func exactTime(_ instant: Instant) -> String {
        let second = zone.local(at: instant).secondOfDay % 60
        return time(instant) + (second < 10 ? ":0\(second)" : ":\(second)")
    }
}
