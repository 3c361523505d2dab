import Household
import Words

/// What happens to screen time, in words.
extension AuditWords {
    static func words(of fact: TimeFact) -> AuditWords? {
        switch fact {
        case .granted(let grant): words(of: grant)
        case .grantUndone(let undone):
            AuditWords(
                "grantUndone",
                Saying(
                    "parent.audit.grantUndone",
                    ["length": .saying(length(undone.milliseconds)), "grant": .text(undone.grant.rawValue)]))
        case .idle(let claim):
            claim.isTold
                ? AuditWords(
                    "idleClaimed",
                    Saying(
                        "parent.audit.idle",
                        [
                            "lease": .text(claim.lease.rawValue),
                            "minutes": .number(Int(ScreenTime.mostIdle / .minute)),
                        ])) : nil
        case .saveBegan(let save):
            AuditWords(
                "saveTime", Saying("parent.audit.saveTime", ["name": .foreign(save.app ?? save.lease.rawValue)]))
        case .locked(let lock): AuditWords("timeLocked", because(lock.why, Saying("parent.audit.timeLocked")))
        case .unlocked: AuditWords("timeUnlocked", Saying("parent.audit.timeUnlocked"))
        case .used, .timeEnded, .counted, .leaseBegan, .leaseRenewed, .leaseEnded, .leaseExpired, .saveOver,
            .sessionSet, .bankSet:
            nil
        }
    }

    private static func words(of grant: Grant) -> AuditWords {
        let minutes = Saying.Value.saying(RequestWords.minutesSaying(grant.minutes))
        let activity: ActivityRef? = if case .activity(let activity) = grant.scope { activity } else { nil }
        switch grant.origin {
        case .parent, .request:
            let given =
                activity.flatMap(RequestWords.scope).map {
                    Saying("parent.audit.grantedFor", ["minutes": minutes, "scope": $0])
                } ?? Saying("parent.audit.granted", ["minutes": minutes])
            return AuditWords("timeGranted", because(grant.why, past(grant, given)))
        case .code(let code):
            let told = Saying.Value.saying(RequestWords.minutes(grant.minutes, for: activity))
            let given = Saying("parent.audit.redeemed", ["minutes": told, "code": .text(code.rawValue)])
            return AuditWords("timeRedeemed", past(grant, given))
        case .lesson(let lesson):
            return AuditWords(
                "timeEarned",
                Saying("parent.audit.earnedByLesson", ["minutes": minutes, "lesson": .text(lesson.rawValue)]))
        case .challenge(let challenge):
            return AuditWords(
                "timeEarned",
                Saying(
                    "parent.audit.earnedByChallenge", ["minutes": minutes, "challenge": .text(challenge.rawValue)]))
        }
    }

    private static func past(_ grant: Grant, _ given: Saying) -> Saying {
        grant.pastQuietHours ? Saying("parent.audit.pastQuietHours", ["entry": .saying(given)]) : given
    }

    /// With the reason that was given.
    private static func because(_ reason: String?, _ entry: Saying) -> Saying {
        reason.map { Saying("parent.audit.because", ["entry": .saying(entry), "reason": .text($0)]) } ?? entry
    }

    private static func length(_ milliseconds: Milliseconds) -> Saying {
        let seconds = milliseconds.secondsLeft
        return seconds < 60
            ? Saying("unit.seconds", ["count": .number(seconds)]) : RequestWords.minutesSaying(seconds / 60)
    }

    static func words(of fact: RequestFact) -> AuditWords? {
        switch fact {
        case .opened(let request):
            let minutes = Saying.Value.saying(RequestWords.minutes(request.minutes, for: request.activity))
            return AuditWords(
                "timeRequested", because(request.reason, Saying("parent.audit.asked", ["minutes": minutes])))
        case .decided(_, let answer):
            // The word of an approval stands in its grant, too.
            if answer.isApproved { return AuditWords("requestApproved", Saying("parent.audit.approved")) }
            return AuditWords("requestDeclined", because(answer.word, Saying("parent.audit.declined")))
        }
    }

    static func words(of codes: [TimeCode]) -> AuditWords {
        let first = codes.first
        let key = first?.child == nil ? "parent.audit.codesMadeForAny" : "parent.audit.codesMade"
        let minutes = Saying.Value.saying(RequestWords.minutesSaying(first?.minutes ?? 0))
        return AuditWords(
            "codesMade", Saying(key, ["count": .number(codes.count), "minutes": minutes]), first?.child)
    }
}
