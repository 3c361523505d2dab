import API
import Household
import JSONRPC
import Shapes
import StrictJSON
import Testing
import Words

@Suite struct EventTableTests {
    @Test("Every topic is described, the end of a subscription too, and no member has two meanings")
    func described() {
        #expect(EventTable.all.map(\.topic) == EventTopic.allCases.map(\.rawValue) + [EventTopic.subscription])
        for event in EventTable.all {
            guard case .object(_, let summary, let members) = event.params else {
                Issue.record("\(event.topic) is no object")
                continue
            }
            #expect(Set(members.map(\.name)).count == members.count, "\(event.topic)")
            #expect(!summary.isEmpty && !event.hearers.isEmpty)
        }
    }

    private static let decision = Decision(
        allowed: true, state: .warning, limits: [LimitView(rule: .daily, limitMinutes: 60, usedSeconds: 3400)],
        remainingSeconds: 200, validUntil: Instant(seconds: 1_790_000_060), liftedBy: [.grant],
        say: Saying(told: "Soon."))

    private static let samples: [EventData] = [
        .timeState(decision),
        .timeWarning(
            TimeWarning(
                minutes: 5, remainingSeconds: 200, validUntil: Instant(seconds: 1_790_000_060), liftedBy: [.grant],
                say: Saying(told: "Soon."))),
        .timeActivity(
            ActivityTimeNews(lease: LeaseID(rawValue: "l"), activity: ActivityRef(app: "tux"), decision: decision)),
        .timeRequest(
            RequestNews(
                what: .decided, request: TimeRequestID(rawValue: "r"), minutes: 20, reason: "nearly done",
                activity: ActivityRef(app: "paint"), state: .approved, expires: Instant(seconds: 1_790_000_060),
                grant: GrantID(rawValue: "request-r"), grantedMinutes: 10, word: "Fine.", by: "Anna",
                say: Saying(told: "Yes!"))),
        .timeBreak(BreakNudge(minutes: 20, say: Saying(told: "Look up."))),
        .timeGrant(
            GrantNews(
                what: .undone, grant: GrantID(rawValue: "g"), minutes: 5, activity: ActivityRef(subject: "math"),
                pastQuietHours: true, expires: Instant(seconds: 1_790_000_060),
                request: TimeRequestID(rawValue: "r"), takenBackSeconds: 30, by: "Anna", why: "rain",
                say: Saying(told: "5"))),
        .rewardsBadge(BadgeNews(badge: "lesson.first", title: Saying(told: "First Lesson"), say: Saying(told: "Yes!"))),
        .rewardsStreak(
            StreakNews(
                dayStreak: StreakStatus(state: .active, value: 3, longest: 4, restDay: nil, repair: nil),
                say: Saying(told: "Three!"))
        ),
        .leaderboard(BoardNews(say: Saying(told: "News."))),
        .policy(PolicyNews(what: .limits, policy: ScreenTimePolicy(), say: Saying(told: "New."))),
        .household(HouseholdNews(what: .unlockFailed, failures: 2, say: Saying(told: "Two."))),
        .ended(SubscriptionEnd(what: .expired, say: Saying(told: "Over."))),
    ]

    @Test("What is written is read back, member for member", arguments: samples)
    func roundTrip(data: EventData) throws {
        let head = EventHead(
            seq: 7, cursor: "run-9", coalesced: 2, topic: data.topic?.rawValue ?? EventTopic.subscription,
            child: ChildID(rawValue: "mia"), at: Instant(seconds: 1_790_000_000), version: 3)
        let line = EventNotification.line(
            head, data,
            listener: Listener(
                instantText: { RFC3339.text(of: Instant(milliseconds: $0), in: .utc) }, child: .english,
                parents: .english))
        let root = try JSONDocument(scanning: line).root
        #expect(root.member("method")?.string == "event")
        let read = try EventNotification(reading: #require(root.member("params")))
        #expect(read == EventNotification(head: head, data: data))
    }

    @Test("A topic of a later version has a head and no data; a wrong head is a fault that names the place")
    func unknown() throws {
        let text = #"{"seq":1,"cursor":"c","topic":"weather","at":"2026-11-21T15:00:00+01:00","sun":true}"#
        let read = try EventNotification(reading: JSONDocument(scanning: Array(text.utf8)).root)
        #expect(read.head.topic == "weather" && read.data == nil)
        let wrong = try JSONDocument(scanning: Array(text.replacing("\"seq\":1", with: "\"seq\":-1").utf8)).root
        let fault = #expect(throws: ShapeFault.self) { try EventNotification(reading: wrong) }
        #expect(fault?.path == "/seq")
    }
}
