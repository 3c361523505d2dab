import API
import Foundation
import Household
import Testing
import Words

@testable import Commands

@Suite struct RewardCommandTests {
    private static let day = Day(number: 20_778)
    private static let at = Instant(milliseconds: 1_795_287_430_000)
    private static let flame = BadgeBrief(
        key: "streak.5", title: Saying(told: "On Fire"), description: Saying(told: "Learn on 5 days in a row."),
        icon: "flame")
    private static let streak = StreakStatus(state: .active, value: 6, longest: 9, restDay: nil, repair: nil)

    private static func page(_ width: Int) -> Page {
        Page(terminal: Terminal(width: width, hasColour: false), zone: .utc)
    }

    private static let summary = RewardsSummary.Result(
        stars: 54, starsEarned: 60, points: 390, level: Level(points: 390),
        subjects: [
            RewardsSummary.Subject(subject: "math", title: "Math", points: 90, lessons: 2, level: Level(points: 90))
        ], dayStreak: streak, learningDaysThisMonth: 6, badges: 1, unseen: [flame], stickers: 2,
        say: Saying(told: "6 learning days this month."))

    private static let badges = RewardsBadges.Result(
        earned: [.init(badge: flame, category: .streak, day: day, at: at, isSeen: false)],
        open: [.init(badge: flame, category: .streak, hasHiddenArt: false, value: 390, target: 10_000)],
        stickers: [EarnedSticker(sticker: "duck", lesson: "counting", day: day, at: at)])

    private static let streaks = RewardsStreak.Result(
        dayStreak: streak, weekStreak: .init(weeks: 1, longest: 2, learningDays: 1, target: 3),
        learningDaysThisMonth: 6,
        days: [
            .init(day: day.advanced(by: -1), isLearningDay: false, isRestDay: true, lessons: 0, answers: 0),
            .init(day: day, isLearningDay: true, isRestDay: false, lessons: 2, answers: 12),
        ], say: Saying(told: "6 learning days this month."))

    private static let lines = [
        RewardsLedger.Line(
            number: 18, at: at, reason: .hintPaid, stars: -2, points: 0, lesson: nil,
            say: Saying(told: "A further hint")),
        RewardsLedger.Line(
            number: 17, at: at, reason: .rightAnswer, stars: 1, points: 10, lesson: "counting",
            say: Saying(told: "A right answer"), title: "Counting things"),
    ]

    @Test("The summary shows purse, levels with bars, and what is new")
    func show() {
        let text = ShowRewards.text(Self.summary, Self.page(80))
        for part in [
            "54 in the purse, 60 earned", "3 Finder", "390 of 600", "1 Seedling", "90 of 100", "New: On Fire",
            "A streak of 6 learning days!", "█",
        ] { #expect(text.contains(part), "\(text)") }
        // A day counts every time; this column has each lesson once.
        let wide = ShowRewards.text(Self.summary, Self.page(120))
        #expect(wide.uppercased().contains("DIFFERENT LESSONS"), "\(wide)")
    }

    @Test("A terminal in another language has none of kidd's own words in English", arguments: ["de", "es", "fr"])
    func language(tag: String) throws {
        let language = try #require(Language.named(tag))
        let page = Page(terminal: Terminal(width: 120, hasColour: false), zone: .utc, language: language)
        var told = Self.summary
        told.say = Saying(told: "-")
        var days = Self.streaks
        days.say = Saying(told: "-")
        let texts = [ShowRewards.text(told, page), ShowStreak.text(days, page), ListBadges.text(Self.badges, page)]
        for text in texts {
            for english in ["On Fire", "Learn on", "Finder", "Seedling", "learning days"] {
                #expect(!text.contains(english), "\(text)")
            }
        }
        #expect(texts[2].contains(language.text(of: Saying("badge.streak.5.description"))))
        // What a family called its own stays as it is.
        let own = BadgeBrief(
            key: "family.reader", title: Saying(told: "Bookworm"), description: Saying(told: "Read."), icon: "book")
        #expect(RewardText.title(of: own, page) == "Bookworm" && RewardText.rule(of: own, page) == "Read.")
    }

    @Test("Badges are those that are earned, those to earn with their rule, and stickers")
    func gallery() {
        let text = ListBadges.text(Self.badges, Self.page(80))
        for part in ["EARNED", "TO EARN", "390 of 10,000", "Reach a streak of 5 learning days.", "duck", "streak.5"] {
            #expect(text.contains(part), "\(text)")
        }
        #expect(ListBadges.text(RewardsBadges.Result(earned: [], open: [], stickers: []), Self.page(80)).isEmpty)
    }

    @Test("A streak shows the days, a day of rest as one, and the weeks in whole words")
    func days() {
        let text = ShowStreak.text(Self.streaks, Self.page(120))
        for part in [
            "▒▒ rest", "Today", "██", "A streak of 6 learning days! The longest: 9.",
            "1 learning day; 3 make it count.",
        ] {
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test("Before the first learning day no longest row of days or weeks is told")
    func noStreak() {
        let none = RewardsStreak.Result(
            dayStreak: StreakStatus(state: .none, value: 0, longest: 0, restDay: nil, repair: nil),
            weekStreak: .init(weeks: 0, longest: 0, learningDays: 0, target: 3), learningDaysThisMonth: 0, days: [],
            say: Saying(told: "0 learning days this month."))
        let text = ShowStreak.text(none, Self.page(80))
        #expect(!text.contains("longest"), "\(text)")
        #expect(text.contains("Weeks  This week has 0 learning days; 3 make it count."), "\(text)")
    }

    @Test("A level's bar is as full as the numbers beside it tell", arguments: [(0, 0), (50, 12), (100, 8), (150, 12)])
    func levelBar(points: Int, blocks: Int) {
        let bar = RewardText.bar(points, Level(points: points), 24)
        #expect(bar.filter { $0 == "█" }.count == blocks, "\(bar)")
    }

    @Test("The ledger shows what came and what was paid")
    func ledger() {
        let text = ShowLedger.text(of: Self.lines, Self.page(80))
        for part in ["-2", "+1", "+10", "A further hint", "Counting things"] { #expect(text.contains(part), "\(text)") }
    }

    @Test("All of it fits the terminal", arguments: [50, 60, 80, 120])
    func fits(width: Int) {
        let page = Self.page(width)
        let texts = [
            ShowRewards.text(Self.summary, page), ListBadges.text(Self.badges, page),
            ShowStreak.text(Self.streaks, page), ShowLedger.text(of: Self.lines, page),
        ]
        for line in texts.joined().split(separator: "\n") { #expect(TextWidth.of(line) <= width, "\(line)") }
    }

    private static func brief(_ key: String) -> String {
        #"{"badge":"\#(key)","title":"T","description":"D","icon":"i"}"#
    }

    private static let summaryReply =
        #"{"jsonrpc":"2.0","id":ID,"result":{"stars":0,"lifetimeStars":0,"points":0,"level":{"number":1,"title":"Seedling","#
        + #""fromPoints":0,"toPoints":100},"subjects":[],"dayStreak":{"state":"none","length":0,"longest":0,"say":"S"},"#
        + #""learningDaysThisMonth":0,"badgeCount":1,"unseen":["# + brief("streak.5")
        + #"],"stickerCount":0,"say":"S"}}"#
    private static let seenReply = #"{"jsonrpc":"2.0","id":ID,"result":{"unseen":[]}}"#

    @Test("Without badges all new ones are noted; badges that are named go out as they are")
    func seen() throws {
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.reply(Self.summaryReply), .reply(Self.seenReply)])
            #expect(Kidctl.run(["rewards", "seen", "mia", "--socket", daemon.path]) == .ok)
            #expect(daemon.lines.count == 2)
            #expect(daemon.lines.last?.contains(#""badges":["streak.5"]"#) == true)
        }
        try inFolder { folder in
            let daemon = StandIn(in: folder, [.reply(Self.seenReply)])
            #expect(Kidctl.run(["rewards", "seen", "mia", "a", "b", "--socket", daemon.path]) == .ok)
            #expect(daemon.lines.last?.contains(#""badges":["a","b"]"#) == true)
        }
    }

    @Test("A family's own badges are told with the rule of each, and who has earned some of them at once")
    func added() {
        let badge = Badge(
            key: "our.stars", title: "Ours", description: "It is ours.", icon: "star", category: .milestone,
            condition: .starsEarned(3))
        let result = RewardsAddBadges.Result(
            badges: [badge], earned: [.init(child: ChildID(rawValue: "mia"), badges: [BadgeBrief(badge)])])
        let text = AddBadges.text(result, Self.page(80))
        for part in ["Ours", "Earn 3 stars.", "our.stars", "mia has earned already: Ours"] {
            #expect(text.contains(part), "\(text)")
        }
        let none = FamilyBadgeText.text(FamilyBadges(badges: []), Self.page(80))
        #expect(none == "There are no badges of your own.\n")
    }

    @Test("A file of badges goes out on one line as it is; what is no list is refused before anything is sent")
    func file() throws {
        try inFolder { folder in
            let path = folder + "/badges.json"
            try "[\n  {\"badge\": \"a\",\n   \"title\": 7}\n]\n".write(
                toFile: path, atomically: true, encoding: .utf8)
            #expect(String(decoding: try BadgeListFile.read(path).text, as: UTF8.self) == #"[{"badge":"a","title":7}]"#)
            try #"{"badges":[{"badge":"b"}]}"#.write(toFile: path, atomically: true, encoding: .utf8)
            #expect(String(decoding: try BadgeListFile.read(path).text, as: UTF8.self) == #"[{"badge":"b"}]"#)
            for text in ["{}", "[", "7"] {
                try text.write(toFile: path, atomically: true, encoding: .utf8)
                #expect(throws: Problem.self) { try BadgeListFile.read(path) }
            }
        }
    }

    @Test("A page of more than 200 lines is refused before anything is sent")
    func bounds() {
        #expect(Kidctl.run(["rewards", "ledger", "mia", "--limit", "201", "--socket", "/none"]) == .refused)
    }
}
