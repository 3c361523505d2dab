import Household
import Words

/// The value of a rule of a policy as people read it, with the texts of its rule.
protocol ShownRule: Hashable, Sendable {
    /// A text for each line.
    func lines(_ rule: ShownPlace) -> [String]
}

extension ShownRule {
    func lines(_ rule: ShownPlace) -> [String] {
        if case .saying(let told) = rule.told { [rule.page.said(told)] } else { [] }
    }
}

/// Where the value of a rule is shown: its label is the text `policy.NAME`, its value mostly `policy.NAME.is`.
struct ShownPlace {
    var name: String
    /// Whether a policy has the rule always, so that no minutes are no limit.
    var isAlways: Bool
    /// The value as every parent is told it.
    var told: Saying.Value
    var page: Page

    var label: String { "policy." + name }

    func say(_ part: String, _ values: KeyValuePairs<String, Saying.Value>) -> String {
        page.say("\(label).\(part)", values)
    }

    func length(_ minutes: Int) -> Saying.Value { .text(page.length(minutes: minutes)) }
}

extension PolicyRules where repeat each Value: ShownRule {
    /// Names and values; nothing is said of what is off. A rule without a label stands behind the one before it.
    ///
    /// - Parameter others: Rules of these names are told elsewhere.
    func facts(of policy: ScreenTimePolicy, besides others: Set<String> = [], _ page: Page) -> [(String, String)] {
        var facts: [(String, String)] = []
        for rule in repeat each all {
            guard rule.isSaid(in: policy), !others.contains(rule.name) else { continue }
            let value = policy[keyPath: rule.path]
            let place = ShownPlace(name: rule.name, isAlways: rule.isAlways, told: rule.told(value), page: page)
            for line in value.lines(place) {
                if page.has(place.label) {
                    facts.append((page.say(place.label), line))
                } else if let last = facts.popLast() {
                    facts.append((last.0, "\(last.1); \(line)"))
                }
            }
        }
        return facts
    }
}

extension Optional: ShownRule where Wrapped: ShownRule {
    func lines(_ rule: ShownPlace) -> [String] { self?.lines(rule) ?? [rule.page.limit(nil)] }
}

extension Int: ShownRule {
    func lines(_ rule: ShownPlace) -> [String] {
        [rule.isAlways ? rule.page.limit(self) : rule.say("is", ["minutes": rule.length(self)])]
    }
}

extension [Weekday: Int?]: ShownRule {
    /// `Fri unlimited`, `Sat,Sun 1 h 30 min`.
    func lines(_ rule: ShownPlace) -> [String] {
        groups.map { "\(rule.page.clock.weekdays($0.days)) \(rule.page.limit($0.minutes))" }
    }
}

extension Finishing: ShownRule {
    func lines(_ rule: ShownPlace) -> [String] {
        [rule.say(rawValue, ["grace": .text(rule.page.length(seconds: grace.secondsLeft))])]
    }
}

extension SessionLimit: ShownRule {
    func lines(_ rule: ShownPlace) -> [String] {
        [rule.say("is", ["minutes": rule.length(minutes), "break": rule.length(breakMinutes)])]
    }
}

extension CarryOver: ShownRule {}
extension EarnedTime: ShownRule {}

// MARK: - Several of them

/// An element of a rule that is a list.
protocol ShownElement: Hashable, Sendable {
    func text(_ rule: ShownPlace) -> String
    /// What stands between two of them; nil: each has a line.
    static var separator: String? { get }
}

extension ShownElement {
    static var separator: String? { ", " }
}

extension Array: ShownRule where Element: ShownElement {
    func lines(_ rule: ShownPlace) -> [String] {
        let texts = map { $0.text(rule) }
        guard let separator = Element.separator else { return texts }
        return [isEmpty ? rule.page.say("policy.none") : texts.joined(separator: separator)]
    }
}

extension QuietWindow: ShownElement {
    func text(_ rule: ShownPlace) -> String { QuietWindowText.text(of: self, rule.page.clock) }
    static var separator: String? { "; " }
}

extension AllowedWindow: ShownElement {
    func text(_ rule: ShownPlace) -> String { PolicyText.allowed([self], rule.page) }
    static var separator: String? { "; " }
}

extension DateOverride: ShownElement {
    func text(_ rule: ShownPlace) -> String { rule.page.said(dates) }
    static var separator: String? { "; " }
}

extension ActivityBudget: ShownElement {
    func text(_ rule: ShownPlace) -> String {
        let names = activities.map { $0.text(rule) }.joined(separator: ", ")
        return rule.say(
            "is", ["name": .text(name), "limit": .text(rule.page.limit(minutes)), "activities": .text(names)])
    }
    static var separator: String? { nil }
}

extension ActivityRef: ShownElement {
    func text(_ rule: ShownPlace) -> String {
        subject ?? UsageText.name(of: ActivityRef(app: app, pack: pack), rule.page.language)
    }
}

extension String: ShownElement { func text(_ rule: ShownPlace) -> String { self } }

extension LearningGoal: ShownElement {
    func text(_ rule: ShownPlace) -> String {
        let name = Saying.Value.text(subject ?? rule.page.say("usage.learning"))
        return rule.say("of", ["minutes": rule.length(weeklyMinutes), "name": name])
    }
}
