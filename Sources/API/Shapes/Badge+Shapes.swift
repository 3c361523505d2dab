import Household
import Shapes
import StrictJSON

extension Shape where Value == Badge {
    /// How a badge is read and written in files and on the wire.
    public static let badge = Shape.object(
        "BadgeDefinition", "A badge, as it stands in a file of badges.",
        make: { key, title, description, icon, category, condition, hasHiddenArt in
            Badge(
                key: key, title: title ?? "", description: description ?? "", icon: icon, category: category,
                condition: condition, hasHiddenArt: hasHiddenArt)
        }
    ) {
        required("badge", .badgeKey, "What names it: a to z, 0 to 9, . _ and -, such as `family.reader`.") { $0.key }
        optional("title", .text(1...Badge.longestTitle), "What a family calls its own badge; it has to have one.") {
            $0.title.isEmpty ? nil : $0.title
        }
        optional(
            "description", .text(1...Badge.longestDescription),
            "A sentence for the child: how a family's own badge is earned; it has to have one."
        ) { $0.description.isEmpty ? nil : $0.description }
        required("icon", .text(1...64), "The name of a drawing of the program; `pictures.md` lists them.") { $0.icon }
        required("category", .word(BadgeCategory.self), "The group in which front-ends show it.") { $0.category }
        required("condition", .badgeCondition, "What earns it.") { $0.condition }
        defaulted("hasHiddenArt", .boolean, to: false, "Whether its picture is a surprise until it is earned.") {
            $0.hasHiddenArt
        }
    }
}

extension Shape where Value == BadgeKey {
    /// A key that somebody chooses.
    public static let badgeKey = Shape<String>.chosenID.map(
        expected: "must be a key", to: { BadgeKey(rawValue: $0) }, from: { $0.rawValue })
}

extension Shape where Value == BadgeCondition {
    /// An object whose member `rule` names the condition; the other members are its own.
    public static let badgeCondition = Shape(
        schema: .union(
            name: "BadgeCondition", summary: "What earns a badge: one of a closed set of rules.",
            of: BadgeRule.allCases.compactMap { badgeRules[$0]?.schema }),
        read: { (json) throws(ShapeFault) in
            guard json.kind == .object else { throw ShapeFault(message: "must be an object") }
            guard let word = json.member("rule") else { throw ShapeFault(path: "/rule", message: "is missing") }
            guard let rule = BadgeRule.allCases.first(where: { word.hasString($0.rawValue) }),
                let shape = badgeRules[rule]
            else {
                let known = BadgeRule.allCases.map(\.rawValue).joined(separator: ", ")
                throw ShapeFault(path: "/rule", message: "must be one of \(known)")
            }
            return try shape.read(json)
        },
        write: { condition, out in badgeRules[condition.rule]?.write(condition, to: &out) })

    /// The members of each rule.
    private static let badgeRules: [BadgeRule: Shape] = {
        let most = 1...1_000_000
        var rules: [BadgeRule: Shape] = [
            .lessonsCompleted: lessons, .quizzesAt: quizzes, .skillMastered: skills, .domainMastered: domain,
            .questionKindsUsed: plain(
                .questionKindsUsed, "A question of every kind in the lessons that the child may have."),
            .subjectsExplored: plain(.subjectsExplored, "A finished lesson of every subject that the child may have."),
        ]
        for (rule, summary, what) in [
            (BadgeRule.questionsAnswered, "Scored first answers.", "Answers."),
            (.dayStreak, "Learning days in a row, ever.", "Days."),
            (.challengesCompleted, "Challenges that were reached.", "Challenges."),
            (.learningMinutes, "Minutes of learning.", "Minutes."),
            (.basePoints, "Points, bonuses of challenges left out.", "Points."),
            (.starsEarned, "Stars that were earned; those paid for hints are not taken off.", "Stars."),
            (.timedScore, "Right answers in one sprint of math facts.", "Right answers."),
            (.factsRegained, "Math facts that are fluent again after a lapse.", "Facts."),
        ] {
            rules[rule] = Shape.object(name(rule), summary, make: { _, count in BadgeCondition(rule, count: count) }) {
                required("rule", .one(rule)) { $0.rule }
                required("count", .integer(most), what) { $0.count ?? 1 }
            }
        }
        return rules
    }()

    private static let lessons = Shape.object(
        name(.lessonsCompleted), "Different lessons that were finished, of one subject or of any.",
        make: { BadgeCondition($0, count: $1, subject: $2) }
    ) {
        required("rule", .one(.lessonsCompleted)) { $0.rule }
        required("count", .integer(1...10_000), "Lessons.") { $0.count ?? 1 }
        optional("subject", .text(1...128), "The id of a subject; absent: any.") { $0.subject }
    }

    private static let quizzes = Shape.object(
        name(.quizzesAt), "So many percent in quizzes over different lessons, of five questions or more.",
        make: { BadgeCondition($0, count: $2, percent: $1) }
    ) {
        required("rule", .one(.quizzesAt)) { $0.rule }
        required("percent", .integer(1...100), "The least result.") { $0.percent ?? 100 }
        required("count", .integer(1...10_000), "Lessons with such a quiz.") { $0.count ?? 1 }
    }

    private static let skills = Shape.object(
        name(.skillMastered), "One of some skills was mastered.", make: { BadgeCondition($0, skills: $1) }
    ) {
        required("rule", .one(.skillMastered)) { $0.rule }
        required("skills", .list(of: .id(SkillID.self), minimum: 1, maximum: 20), "Ids; one of them is enough.") {
            $0.skills ?? []
        }
    }

    private static let domain = Shape.object(
        name(.domainMastered), "Every skill of a domain that the child may have was mastered.",
        make: { BadgeCondition($0, subject: $1, domain: $2, grade: $3) }
    ) {
        required("rule", .one(.domainMastered)) { $0.rule }
        required("subject", .text(1...128), "The id of a subject.") { $0.subject ?? "" }
        required("domain", .text(1...256), "A domain as `skill.list` tells it.") { $0.domain?.name ?? "" }
        optional("grade", .word(GradeLevel.self), "Only what this grade is expected to know; absent: all grades.") {
            $0.domain?.grade
        }
    }

    private static func plain(_ rule: BadgeRule, _ summary: String) -> Shape {
        Shape.object(name(rule), summary, make: { BadgeCondition($0) }) { required("rule", .one(rule)) { $0.rule } }
    }

    /// What its object is called in the reference.
    private static func name(_ rule: BadgeRule) -> String {
        rule.rawValue.prefix(1).uppercased() + rule.rawValue.dropFirst() + "Rule"
    }
}

extension Shape where Value == BadgeRule {
    /// This rule and no other.
    fileprivate static func one(_ rule: BadgeRule) -> Shape {
        Shape(
            schema: .string(Schema.StringRules(values: [rule.rawValue])),
            read: { (json) throws(ShapeFault) in
                guard json.hasString(rule.rawValue) else { throw ShapeFault(message: "must be \(rule.rawValue)") }
                return rule
            },
            write: { _, out in out.json.string(rule.rawValue) })
    }
}
