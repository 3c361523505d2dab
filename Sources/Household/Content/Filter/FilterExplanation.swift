/// Every rule of a filter that stands against something, for a parent (Content, Content filter).
public struct FilterExplanation: Hashable, Sendable {
    /// One rule that matched.
    public struct Match: Hashable, Sendable {
        /// The rule.
        public var rule: FilterRule
        /// The lessons asked about that it keeps away.
        public var lessons: Int
        /// Whether its code is the one that the child is told.
        public var isTold: Bool
    }

    /// What the child is told; nil when the question was about everything.
    public var verdict: ContentVerdict?
    /// In the order of the codes.
    public var matches: [Match]
    /// The lessons asked about.
    public var lessons: Int
    /// Those that at least one rule keeps away.
    public var hidden: Int
}

extension ContentGate {
    /// Explains what the filter says about something, or about all lessons.
    ///
    /// - Returns: nil when there is no such lesson, subject or pack.
    public func explanation(of target: FilterTarget?) -> FilterExplanation? {
        guard let target else { return explanation(verdict: nil, of: library.lessons, besides: []) }
        guard let verdict = verdict(on: target) else { return nil }
        switch target {
        case .lesson(let id):
            return explanation(verdict: verdict, of: library.lesson(id).map { [$0] } ?? [], besides: [])
        case .subject(let id):
            return explanation(
                verdict: verdict, of: library.lessons.filter { $0.lesson.subject == id },
                besides: rules(againstSubject: id))
        case .pack(let id):
            return explanation(
                verdict: verdict, of: library.lessons.filter { $0.pack == id },
                besides: filter.blockedPacks.contains(id) ? [.blockedPack(id)] : [])
        case .app(let name):
            let rule = filter.allowedApps.map { FilterRule.appNotAllowed(name, allowed: $0) }
            return explanation(verdict: verdict, of: [], besides: verdict.isAllowed ? [] : rule.map { [$0] } ?? [])
        }
    }

    /// - Parameter besides: rules that matched apart from any lesson.
    private func explanation(
        verdict: ContentVerdict?, of lessons: [InstalledLesson], besides: [FilterRule]
    ) -> FilterExplanation {
        var counts: [FilterRule: Int] = [:]
        var order = besides
        var hidden = 0
        for installed in lessons {
            let rules = rules(against: installed)
            if !rules.isEmpty { hidden += 1 }
            for rule in rules {
                if counts[rule] == nil, !besides.contains(rule) { order.append(rule) }
                counts[rule, default: 0] += 1
            }
        }
        var told: FilterCode?
        if case .refused(let code, _)? = verdict { told = code }
        let matches = FilterCode.allCases.flatMap { code in order.filter { $0.code == code } }.map { rule in
            FilterExplanation.Match(rule: rule, lessons: counts[rule] ?? 0, isTold: rule.code == told)
        }
        return FilterExplanation(verdict: verdict, matches: matches, lessons: lessons.count, hidden: hidden)
    }
}
