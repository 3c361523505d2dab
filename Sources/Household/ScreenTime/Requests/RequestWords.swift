/// The sentences about requests: kind ones for the child, exact ones for a parent.
public enum RequestWords {
    /// To the child who has just asked.
    public static let asked = "Your question is on its way. Someone will answer soon."

    /// To the child whose three questions are still open.
    public static let tooMany = "You have asked three times already. Let us wait for an answer first."

    /// How a request stands, for the child.
    public static func child(_ request: TimeRequest, _ state: RequestState) -> String {
        let word = request.answer?.word.map { " \u{201C}\($0)\u{201D}" } ?? ""
        switch state {
        case .open: return "Someone will answer soon."
        case .approved:
            let minutes = request.answer?.minutes ?? request.minutes
            return "Yes! You have \(minutes == 1 ? "one more minute" : "\(minutes) more minutes")." + word
        case .declined: return "Not this time. Another day there is new time." + word
        case .expired: return "The day was over before anyone could answer. You can ask again."
        }
    }

    /// How a request stands, for a parent.
    public static func parent(_ request: TimeRequest, _ state: RequestState, of name: String) -> String {
        let asked =
            "\(name) asks for \(minutes(request.minutes))\(scope(request.activity))"
            + (request.reason.map { " (\($0))" } ?? "")
        switch state {
        case .open: return asked + "."
        case .approved:
            return "\(name)'s request: \(minutes(request.answer?.minutes ?? request.minutes))"
                + "\(scope(request.activity)) from \(request.answer?.by ?? "a parent")."
        case .declined: return "\(name)'s request was declined by \(request.answer?.by ?? "a parent")."
        case .expired: return "\(name)'s request for \(minutes(request.minutes)) has expired."
        }
    }

    static let declined = "Declined."

    /// Why a request takes no answer any more: "Anna approved it at 15:04 with 10 minutes."
    static func closed(_ request: TimeRequest, _ state: RequestState, at now: Instant, _ zone: Zone) -> String {
        guard let answer = request.answer else {
            return "The request expired at \(ParentWords.clock(request.expires, at: now, zone)): it grants nothing."
        }
        let what =
            answer.isApproved ? "approved it with \(minutes(answer.minutes ?? request.minutes))" : "declined it"
        return "\(answer.by) \(what) at \(ParentWords.clock(answer.at, at: now, zone)); that answer is final."
    }

    /// " for app chess"; nothing when it is for everything.
    public static func scope(_ activity: ActivityRef?) -> String {
        guard let activity else { return "" }
        let names = [
            activity.subject, activity.lesson.map { "lesson " + $0 }, activity.app.map { "app " + $0 },
            activity.pack.map { "pack " + $0 },
        ].compactMap { $0 }
        return names.isEmpty ? "" : " for " + names.joined(separator: ", ")
    }

    /// "1 minute", "15 minutes".
    public static func minutes(_ minutes: Int) -> String { minutes == 1 ? "1 minute" : "\(minutes) minutes" }
}
