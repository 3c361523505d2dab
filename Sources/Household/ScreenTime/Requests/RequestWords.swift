import Words

/// The sentences about requests: kind ones for the child, exact ones for a parent.
public enum RequestWords {
    /// To the child who has just asked.
    public static let asked = Saying("request.asked")

    /// To the child whose three questions are still open.
    public static let tooMany = Saying("request.tooMany")

    /// How a request stands, for the child.
    ///
    /// - Parameters:
    ///   - caution: why the minutes that it got cannot all be used.
    ///   - left: the seconds that the child has without them; nil: it has none, or no end is in sight.
    public static func child(
        _ request: TimeRequest, _ state: RequestState, caution: Saying? = nil, left: Int? = nil
    ) -> Saying {
        let word = request.answer?.word.map { Saying("request.word", ["word": .text($0)]) }
        func told(_ saying: Saying) -> Saying { word.map { saying + $0 } ?? saying }
        switch state {
        case .open: return Saying("request.open")
        case .approved:
            let yes = Saying("request.approved", ["minutes": .number(request.answer?.minutes ?? request.minutes)])
            return told(caution.map { yes + $0 } ?? yes)
        case .declined:
            guard let left, left > 0 else { return told(Saying("request.declined")) }
            return told(
                Saying("request.declinedLeft", ["time": .saying(length(ToldMinutes.left(seconds: left)))]))
        case .expired: return Saying("request.expired")
        }
    }

    /// How a request stands, for a parent.
    public static func parent(_ request: TimeRequest, _ state: RequestState, of name: String) -> Saying {
        func told(_ key: String, _ minutes: Int, by: String? = nil) -> Saying {
            Saying(
                key,
                [
                    "name": .text(name), "minutes": .saying(self.minutes(minutes, for: request.activity)),
                    "by": by.map { .text($0) } ?? .key("parent.someone"), "reason": .text(request.reason ?? ""),
                ])
        }
        let by = request.answer?.by
        switch state {
        case .open:
            return told(
                request.reason == nil ? "parent.request.open" : "parent.request.openBecause", request.minutes)
        case .approved:
            return told("parent.request.approved", request.answer?.minutes ?? request.minutes, by: by)
        case .declined: return told("parent.request.declined", request.minutes, by: by)
        case .expired: return told("parent.request.expired", request.minutes)
        }
    }

    static let declined = Saying("parent.request.isDeclined")

    /// Why a request takes no answer any more: "Anna approved it at 15:04 with 10 minutes."
    static func closed(_ request: TimeRequest, _ state: RequestState, at now: Instant, _ zone: Zone) -> Saying {
        guard let answer = request.answer else {
            return Saying(
                "parent.request.closedExpired",
                ["time": .saying(ParentWords.clock(request.expires, at: now, zone))])
        }
        return Saying(
            answer.isApproved ? "parent.request.closedApproved" : "parent.request.closedDeclined",
            [
                "by": .text(answer.by), "time": .saying(ParentWords.clock(answer.at, at: now, zone)),
                "minutes": .number(answer.minutes ?? request.minutes),
            ])
    }

    /// "15 minutes for app chess"; "15 minutes" when they are for everything.
    public static func minutes(_ minutes: Int, for activity: ActivityRef?) -> Saying {
        let count = minutesSaying(minutes)
        guard let scope = activity.flatMap(scope) else { return count }
        return Saying("parent.minutesFor", ["minutes": .saying(count), "scope": scope])
    }

    /// "subject math", "app chess"; nil when it is for everything.
    public static func scope(_ activity: ActivityRef) -> Saying.Value? {
        func named(_ key: String, _ name: String?) -> Saying.Value? {
            name.map { .saying(Saying(key, ["name": .foreign($0)])) }
        }
        let names = [
            activity.subject.map { .text($0) }, named("parent.scope.lesson", activity.lesson),
            named("parent.scope.app", activity.app), named("parent.scope.pack", activity.pack),
        ].compactMap { $0 }
        return names.isEmpty ? nil : names.count == 1 ? names[0] : .list(names)
    }

    /// "1 minute", "15 minutes".
    public static func minutesSaying(_ minutes: Int) -> Saying { Saying("unit.minutes", ["count": .number(minutes)]) }

    /// "45 min", "5 h", "1 h 30 min".
    public static func length(_ minutes: Int) -> Saying {
        switch (minutes / 60, minutes % 60) {
        case (0, let minutes): Saying("unit.min", ["count": .number(minutes)])
        case (let hours, 0): Saying("unit.h", ["count": .number(hours)])
        case (let hours, let minutes):
            Saying("unit.hAndMin", ["hours": .number(hours), "minutes": .number(minutes)])
        }
    }
}
