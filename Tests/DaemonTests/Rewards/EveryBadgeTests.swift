import HouseholdTesting
import Testing

@testable import Household
@testable import Packs

/// Every badge of the program is earned by calls as front-ends make them, with the last of them and not before.
@Suite struct EveryBadgeTests {
    /// Lessons of every subject, the last one of a subject of its own.
    private static let subjects: [String] = {
        var known: Set<String> = []
        return lessons.filter { known.insert($0.subject).inserted }.map(\.id.rawValue)
    }()

    private static let lessons = EmbeddedPacks.all.flatMap(\.lessons)
    private static let math = lessons.filter { $0.subject == "math" }.map(\.id.rawValue)

    /// Lessons that together have every kind of question; each has one that those before have not.
    private static let kinds: [String] = {
        var left = firstKinds.reduce(into: Set<QuestionKind>()) { $0.formUnion($1.kinds) }
        var chosen: [String] = []
        while !left.isEmpty,
            let best = firstKinds.max(by: { left.intersection($0.kinds).count < left.intersection($1.kinds).count })
        {
            left.subtract(best.kinds)
            chosen.append(best.lesson)
        }
        return chosen
    }()

    /// The kinds that a first play of each lesson asks: spare questions come later.
    private static let firstKinds: [(lesson: String, kinds: Set<QuestionKind>)] = EmbeddedPacks.all
        .flatMap(\.installed).compactMap { installed in
            guard let whole = installed.content?.lesson else { return nil }
            let asked = Set(whole.sections.flatMap { $0.questions.prefix($0.draws ?? $0.questions.count) })
            let kinds =
                whole.questions.filter { asked.contains($0.id) }.map(\.body.kind)
                + whole.generated.filter { asked.contains($0.id) }.map(\.kind)
            return (whole.id.rawValue, Set(kinds))
        }

    /// Those that are enough to master a skill: all of a list, else one whose questions are drawn anew.
    private static func lessons(teaching skill: SkillID) -> [String] {
        let taught = lessons.filter { $0.skill == skill }
        let drawn = taught.filter { !$0.isWritten }.prefix(1)
        return (drawn.isEmpty ? taught[...] : drawn).map(\.id.rawValue)
    }

    private static let scenes: [BadgeKey: BadgeScene] = [
        "lesson.first": .lessons(["counting-objects"]),
        "questions.100": BadgeScene(
            { player in try player.practise { _ in try player.value("questions.100") == 99 } },
            last: { try $0.practise(untilToldOf: "questions.100") }),
        "streak.5": .days(5), "streak.7": .days(7), "streak.30": .days(30), "streak.30.month": .days(30),
        "math.master.3": .lessons(Array(math.prefix(15))),
        "quiz.perfect.10": BadgeScene(
            { player in for lesson in math.prefix(9) { try player.quiz(lesson, questions: 5) } },
            last: { try $0.quiz(math[9], questions: 5) }),
        "skill.numbers": .skill(lessons(teaching: "k.number-names")),
        "skill.patterns": .skill(lessons(teaching: "g1.patterns")),
        "skill.measurement": .skill(lessons(teaching: "k.measure")),
        "explore.subjects": .lessons(subjects), "explore.kinds": .lessons(kinds),
        "fluency.lightning15": BadgeScene({ try $0.sprint(right: 14) }, last: { try $0.sprint(right: 15) }),
        "fluency.comeback": BadgeScene(
            { player in
                try player.copying()
                player.missesOneOf = 5
                try player.practise { _ in try player.value("fluency.comeback") == 2 }
            }, last: { try $0.practise(untilToldOf: "fluency.comeback") }),
        "challenge.first": BadgeScene(
            { try $0.challenges(1) }, last: { try $0.quiz("counting-objects", questions: 5) }),
        "challenge.10": BadgeScene(
            { player in
                try player.challenges(9)
                try player.quiz("counting-objects", questions: 5)
                player.sleep()
                try player.challenges(1)
            }, last: { try $0.quiz("counting-objects", questions: 5) }),
        "minutes.6000": BadgeScene({ try $0.learn(minutes: 5_999) }, last: { try $0.learn(minutes: 1) }),
        "points.10000": BadgeScene(
            { player in
                var day = 0
                try player.practise { _ in
                    defer { day = player.practices }
                    return try player.practices > day && player.value("points.10000") >= 9_750
                }
            }, last: { try $0.practise(untilToldOf: "points.10000") }),
    ]

    @Test("Each badge of the program has its scene, and each scene is about one")
    func complete() { #expect(Set(EmbeddedBadges.all.map(\.key)) == Set(Self.scenes.keys)) }

    @Test("It comes with the last step, and not one before", arguments: EmbeddedBadges.all.map(\.key))
    func earned(key: BadgeKey) throws {
        let scene = try #require(Self.scenes[key])
        let player = try BadgePlayer()
        try scene.almost(player)
        #expect(try !player.has(key.rawValue), "too early")
        try scene.last(player)
        let value = try player.value(key.rawValue)
        #expect(try player.has(key.rawValue), "\(value)")
    }

    /// A family's own badge of a rule that no badge of the program has, and how it is earned.
    private static let own: [(rule: BadgeRule, condition: String, scene: BadgeScene)] = [
        (
            .starsEarned, #"{"rule":"starsEarned","count":10}"#,
            BadgeScene(
                { try $0.lesson("counting-objects") }, last: { try $0.quiz(math[1], questions: 5) })
        ),
        (
            .domainMastered, #"{"rule":"domainMastered","subject":"math","domain":"Measurement & money","grade":"K"}"#,
            .skill(lessons(teaching: "k.measure") + lessons(teaching: "k.coins"))
        ),
    ]

    @Test("Every rule has a badge of the program or of the table of a family's own")
    func rules() {
        let known = EmbeddedBadges.all.map(\.condition.rule) + Self.own.map(\.rule)
        #expect(Set(known) == Set(BadgeRule.allCases) && Set(Self.own.map(\.rule)).count == Self.own.count)
    }

    @Test("A family's own badge is earned like one of the program", arguments: own.indices)
    func familys(index: Int) throws {
        let (rule, condition, scene) = Self.own[index]
        let player = try BadgePlayer()
        try player.parents(
            "rewards.addBadges",
            #"{"badges":[{"badge":"our.own","title":"Ours","description":"Ours alone.","icon":"star","category":"mastery","#
                + #""condition":\#(condition)}]}"#)
        try scene.almost(player)
        #expect(try !player.has("our.own"), "\(rule): too early")
        try scene.last(player)
        let value = try player.value("our.own")
        #expect(try player.has("our.own"), "\(rule): \(value)")
    }
}
