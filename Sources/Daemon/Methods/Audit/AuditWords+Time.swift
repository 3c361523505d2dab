import Household

/// What happens to screen time, in words.
extension AuditWords {
    static func words(of fact: TimeFact) -> AuditWords? {
        switch fact {
        case .granted(let grant): words(of: grant)
        case .grantUndone(let undone):
            AuditWords(
                "grantUndone", "\(length(undone.milliseconds)) of the grant \(undone.grant.rawValue) taken back")
        case .idle(let claim):
            claim.isTold
                ? AuditWords(
                    "idleClaimed",
                    "a front-end said that nobody was there (\(claim.lease.rawValue)); up to"
                        + " \(ScreenTime.mostIdle / .minute) minutes a day are not counted") : nil
        case .saveBegan(let save):
            AuditWords(
                "saveTime", "time had ended: \(save.app ?? save.lease.rawValue) was given a moment to save")
        case .locked(let lock): AuditWords("timeLocked", "screen time locked" + (lock.why.map { " (\($0))" } ?? ""))
        case .unlocked: AuditWords("timeUnlocked", "screen time unlocked")
        case .used, .timeEnded, .counted, .leaseBegan, .leaseRenewed, .leaseEnded, .leaseExpired, .saveOver,
            .sessionSet, .bankSet:
            nil
        }
    }

    private static func words(of grant: Grant) -> AuditWords {
        let minutes = RequestWords.minutes(grant.minutes, for: nil).description
        let activity: ActivityRef? = if case .activity(let activity) = grant.scope { activity } else { nil }
        let scope = RequestWords.minutes(grant.minutes, for: activity).description.dropFirst(minutes.count)
        let past = scope + (grant.pastQuietHours ? ", past quiet hours" : "")
        switch grant.origin {
        case .parent, .request:
            return AuditWords("timeGranted", minutes + " granted" + past + (grant.why.map { " (\($0))" } ?? ""))
        case .code(let code): return AuditWords("timeRedeemed", minutes + " by the code \(code.rawValue)" + past)
        case .lesson(let lesson):
            return AuditWords("timeEarned", minutes + " earned by the lesson \(lesson.rawValue)")
        case .challenge(let challenge):
            return AuditWords("timeEarned", minutes + " earned by the challenge \(challenge.rawValue)")
        }
    }

    private static func length(_ milliseconds: Milliseconds) -> String {
        let seconds = milliseconds.secondsLeft
        return seconds < 60 ? "\(seconds) s" : RequestWords.minutesSaying(seconds / 60).description
    }

    static func words(of fact: RequestFact) -> AuditWords? {
        switch fact {
        case .opened(let request):
            AuditWords(
                "timeRequested",
                "asks for \(RequestWords.minutes(request.minutes, for: request.activity))"
                    + (request.reason.map { " (\($0))" } ?? ""))
        case .decided(_, let answer):
            AuditWords(
                answer.isApproved ? "requestApproved" : "requestDeclined",
                // The word of an approval stands in its grant, too.
                answer.isApproved ? "request approved" : "request declined" + (answer.word.map { " (\($0))" } ?? ""))
        }
    }

    static func words(of codes: [TimeCode]) -> AuditWords {
        let first = codes.first
        let count = codes.count == 1 ? "1 code" : "\(codes.count) codes"
        return AuditWords(
            "codesMade",
            "\(count) for \(RequestWords.minutesSaying(first?.minutes ?? 0)) made"
                + (first?.child == nil ? ", for any child" : ""), first?.child)
    }

    /// What was entered wrongly.
    static func wrong(_ key: PINCounterKey) -> String {
        key == .recovery ? "wrong recovery code" : key.isCode ? "wrong code for minutes" : "wrong PIN"
    }
}

extension PINCounterKey {
    /// The child whose tries it counts.
    var child: ChildID? { if case .code(let child) = self { child } else { nil } }

    /// Whether it counts tries of codes for minutes.
    var isCode: Bool { if case .code = self { true } else { false } }
}
