import Household
import Testing

@testable import Daemon
@testable import Stored
@testable import Words

@Suite("Words of the audit")
struct AuditWordsTests {
    @Test(
        "Settings from before the difference was written down are told as they were from then on",
        arguments: [
            (
                ChildFact.policySet(ScreenTimePolicy(dailyMinutes: 90)),
                "Mia: limits: 1 h 30 min a day; 5 h a week; quiet hours 20:00-07:00"
            ),
            (
                .filterSet(ContentFilter(blockedLessons: ["counting-objects"])),
                "Mia: lessons: resting lessons: counting-objects"
            ),
            (
                .profileSet(
                    ChildProfile(
                        id: Samples.mia, name: "Mia", birth: BirthMonth(year: 2019, month: 4), grade: 1, uids: [1001])),
                "Mia: the profile is now: Mia; born April 2019; grade 1; uids 1001"
            ),
        ])
    func states(fact: ChildFact, say: String) {
        #expect(AuditWords(Samples.record([.child(fact)]), names: { _ in "Mia" }).say == say)
    }

    @Test("A grant for one thing is told with it")
    func scope() {
        let say = AuditWords(Samples.record([.time(.granted(Samples.fullGrant))]), names: { _ in "Mia" }).say
        #expect(
            say == "Mia: 15 minutes granted for math, lesson counting and app kidlearn, past quiet hours (Rain\n& cold)"
        )
    }

    @Test("Every fact of an entry has words, for parents at least", arguments: Samples.facts)
    func complete(fact: Fact) {
        let record = Samples.record([fact])
        let isEntry = RecordKind.audited.contains(RecordKind(of: record).rawValue)
        guard isEntry else {
            #expect(AuditWords.word(of: fact) == nil)
            return
        }
        // A hash that is renewed and wrong entries that are forgiven stand beside the unlock that did it.
        switch fact {
        case .household(.pinRehashed), .household(.entriesForgiven): #expect(AuditWords.word(of: fact) == nil)
        default: #expect(AuditWords.word(of: fact) != nil)
        }
    }

    /// What a child reads of each fact.
    private static let told: [(fact: Fact, say: String?)] = [
        (
            .time(.granted(Samples.fullGrant)),
            "Anna gave you 15 more minutes. They are for one thing. They are good in quiet hours too."
        ),
        (.time(.granted(Samples.bareGrant)), "Anna gave you 1,440 more minutes."),
        (.time(.locked(ScreenLock(by: "Anna", why: "You lied"))), "Anna paused screen time."),
        (.time(.unlocked(by: "Anna")), "Anna ended the pause of screen time."),
        (.time(.counted(Samples.mark)), nil),
        (
            policy(ScreenTimePolicy(), ScreenTimePolicy(dailyMinutes: 45)), "Your time a day is now 45 minutes."
        ),
        (
            policy(ScreenTimePolicy(), Samples.barePolicy),
            "Your time a day has no limit now. Your time a week has no limit now. You have no quiet hours now. "
                + "When time is over, everything rests until later."
        ),
        (
            .child(.policySet(ScreenTimePolicy())),
            "Your time a day is now 60 minutes. Your time a week is now 300 minutes. "
                + "Your quiet hours are now 20:00-07:00. When time is over, you may finish your question."
        ),
        (
            .child(.policySet(Samples.weekPolicy)),
            "Your time a day is now 45 minutes. Monday is a day without screen time. "
                + "Saturday has its own time: 90 minutes. Sunday has no limit of the day. "
                + "Your time a week has no limit now. You have no quiet hours now. "
                + "When time is over, you may finish your question."
        ),
        (weekdays([:], [.saturday: 90, .sunday: 90]), "Saturday and Sunday have their own time: 90 minutes."),
        (
            weekdays([.saturday: 90, .sunday: 90], [.monday: 0, .wednesday: 0, .friday: 0, .sunday: 90]),
            "Monday, Wednesday and Friday are days without screen time. Sunday has its own time: 90 minutes."
        ),
        (weekdays([.saturday: 90], [.saturday: nil, .sunday: nil]), "Saturday and Sunday have no limit of the day."),
        (weekdays([.saturday: 90, .sunday: nil], [:]), "All days have the same time now."),
        (
            policy(ScreenTimePolicy(dailyByWeekday: [.sunday: 5]), ScreenTimePolicy(dailyMinutes: 45)),
            "Your time a day is now 45 minutes. All days have the same time now."
        ),
        (
            policy(ScreenTimePolicy(), Samples.richPolicy),
            "There are special days: Holidays 24 December 2026 to 6 January 2027 (2 h a day, no quiet hours, "
                + "only 07:00-20:00 and priority 10), 24 December 2026 (no daily limit) and 25 December 2026 (as usual). "
                + "Screen time is now at 07:00-20:00 (Friday) with 20 min. "
                + "After 15 minutes there is now a break of 12 minutes. There are 20 minutes a day for games. "
                + "This does not use up your time: reading. "
                + "Time that you do not use is kept for you now, up to 60 minutes. "
                + "You are reminded to look up every 20 minutes now. "
                + "A finished lesson now gives you 5 minutes more."
        ),
        (
            policy(Samples.richPolicy, ScreenTimePolicy()),
            "There are no special days any more. Screen time has no fixed times of day now. "
                + "There are no fixed breaks now. No activity has a time of its own now. "
                + "Everything uses up your time now. Time that you do not use is not kept now. "
                + "You are not reminded to look up now. Lessons do not give more time now."
        ),
        (.child(.filterSet(Samples.fullFilter)), "The lessons for you have changed."),
        (
            .child(.filterChanged(Revision(from: ContentFilter(), to: ContentFilter(blockedLessons: ["secret"])))),
            "The lessons for you have changed."
        ),
        (.child(.profileSet(Samples.fullProfile)), "Your profile was changed."),
        (profile { $0.uids = [1001] }, nil),
        (profile { $0.birth.month = 5 }, "Your profile was changed."),
        (profile { $0.name = "Maria" }, "You are called Maria here now."),
        (profile { $0.grade = 2 }, "You are in grade 2 now."),
        (profile { $0.grade = 0 }, "You are in Kindergarten now."),
        (profile { $0.avatar = "owl" }, "You have a new image."),
        (profile { $0.offersHints = false }, "Hints are now off."),
        (profile { $0.offersNarration = false }, "Reading aloud is now off."),
        (
            .household(.childAdded(Samples.bareProfile, handle: 1, Samples.barePolicy, Samples.bareFilter)),
            "You are one of the family here now."
        ),
        (.household(.unlocked(Samples.anna, .household)), nil),
        (.household(.pinChanged(Samples.anna, pinHash: "x")), nil), (.household(.parentRemoved(Samples.anna)), nil),
        (.household(.recoveryRenewed(Samples.anna, recoveryHash: "x")), nil),
        (.household(.pinResetByRoot(Samples.anna, at: Samples.at)), nil),
        (.household(.parentRenamed(Samples.anna, from: "Anna", to: "Anne")), nil),
        (
            .household(.unlockFailed(.recovery, PINCounter(failures: 1, remaining: 0, since: 0, boot: Samples.boot))),
            nil
        ),
        (.household(.clockMoved(wall: 1, mono: 1)), nil),
    ]

    private static func policy(_ from: ScreenTimePolicy, _ to: ScreenTimePolicy) -> Fact {
        .child(.policyChanged(Revision(from: from, to: to)))
    }

    private static func weekdays(_ from: [Weekday: Int?], _ to: [Weekday: Int?]) -> Fact {
        policy(ScreenTimePolicy(dailyByWeekday: from), ScreenTimePolicy(dailyByWeekday: to))
    }

    private static func profile(_ change: (inout ChildProfile) -> Void) -> Fact {
        var profile = Samples.bareProfile
        change(&profile)
        return .child(.profileChanged(Revision(from: Samples.bareProfile, to: profile)))
    }

    @Test("A child reads in simple words what was decided about it", arguments: told)
    func simple(fact: Fact, say: String?) {
        #expect(
            ChildAuditWords(Samples.record([.time(.counted(Samples.mark)), fact]), by: "Anna")?.say.description == say)
    }

    @Test("Of many dates, windows and budgets the first few are told")
    func many() throws {
        let window = AllowedWindow(window: QuietWindow(start: .morning, end: .eveningRest, days: [.friday, .monday]))
        let windows = Array(repeating: window, count: 100)
        var policy = ScreenTimePolicy(
            dateOverrides: (1...100).map { number in
                DateOverride(
                    first: Day(number: number), last: Day(number: number), quietHours: windows.map(\.window),
                    allowedWindows: windows)
            }, allowedWindows: windows)
        policy.budgets = (1...50).map { number in
            let activities = Array(repeating: ActivityRef(app: String(repeating: "a", count: 64)), count: 50)
            return ActivityBudget(name: "\(number)", activities: activities, minutes: 1)
        }
        let record = Samples.record([Self.policy(ScreenTimePolicy(), policy)])
        let say = AuditWords(record, names: { _ in "Mia" }).say
        #expect(say.contains("and 95 more") && say.description.utf8.count < 8192)
        #expect(say.contains("and 45 more"))
        let told = try #require(ChildAuditWords(record, by: "Anna")).say
        #expect(told.contains("and 95 more") && told.description.utf8.count < 8192)
        #expect(told.contains("There are 45 more like this."))
    }

    @Test("Without a parent's name the words stand alone")
    func nobody() {
        #expect(
            ChildAuditWords(Samples.record([.time(.granted(Samples.bareGrant))]), by: nil)?.say.description
                == "You got 1,440 more minutes.")
        #expect(
            ChildAuditWords(Samples.record([.time(.unlocked(by: ""))]), by: nil)?.say.description
                == "The pause of screen time ended.")
    }

    /// All languages but English, read once: reading one takes longer than the rest of a case.
    private static let translations = Language.tags.filter { !$0.hasPrefix("en") }.map(Language.named)

    @Test(
        "An entry is made of texts of the catalogue and of what its fact says, in every language",
        arguments: Samples.facts)
    func languages(fact: Fact) throws {
        guard AuditWords.word(of: fact) != nil else { return }
        let record = Samples.record([fact])
        let said = "Mia Anna \(record)"
        let words = Set(said.split { !$0.isLetter && !$0.isNumber })
        let entries = [
            AuditWords(record, names: { _ in "Mia" }).say, ChildAuditWords(record, by: "Anna")?.say,
        ].compactMap { $0 }
        for entry in entries {
            for word in Self.texts(of: entry).flatMap({ $0.split { !$0.isLetter && !$0.isNumber } }) {
                #expect(words.contains(word) || said.contains(word))
            }
            let bracketed = Language.pseudo.text(of: entry)
            #expect(bracketed.hasPrefix("⟦") && bracketed.hasSuffix("⟧"))
            for language in Self.translations {
                #expect(try #require(language).text(of: entry) != entry.description)
            }
        }
        #expect(entries[0].isForParents && !entries.dropFirst().contains(where: \.isForParents))
    }

    @Test("Every fact that is an entry of the audit has a topic", arguments: Samples.facts)
    func topics(fact: Fact) {
        let isTold = AuditWords.word(of: fact) != nil
        #expect((AuditWords.topic(of: Samples.record([fact])) != nil) == isTold)
    }

    @Test("A word that no catalogue has would be found in an entry")
    func foreign() {
        let entry = Saying(
            "parent.audit.change.dailyMinutes", ["from": "none", "to": .list([.saying(Saying(told: "some"))])])
        #expect(Self.texts(of: entry) == ["none", "some"])
    }

    /// What an entry has that no catalogue translates.
    private static func texts(of saying: Saying) -> [String] {
        switch saying.form {
        case .told(let text): [text]
        case .sentences(let parts): parts.flatMap(texts)
        case .key(_, let parts): parts.flatMap { texts(of: $0.value) }
        }
    }

    private static func texts(of value: Saying.Value) -> [String] {
        switch value {
        case .text(let text): [text]
        case .saying(let saying): texts(of: saying)
        case .list(let values): values.flatMap { texts(of: $0) }
        case .number, .clock, .timetable, .date: []
        }
    }
}
