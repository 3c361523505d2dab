import Household
import Shapes
import StrictJSON

extension Shape where Value == Badge {
    /// How a badge is read and written in files and on the wire.
    public static let badge = Shape.object(
        "BadgeDefinition", "A badge, as it stands in a file of badges.",
        make: { key, title, description, icon, category, condition, hasHiddenArt in
            Badge(
                key: key, title: title, description: description, icon: icon, category: category,
                condition: condition, hasHiddenArt: hasHiddenArt)
        }
    ) {
        required("badge", \.key, .badgeKey, "What names it: a to z, 0 to 9, . _ and -, such as `family.reader`.")
        unless(
            "title", \.title, .text(1...Badge.longestTitle), is: "",
            "What a family calls its own badge; it has to have one.")
        unless(
            "description", \.description, .text(1...Badge.longestDescription), is: "",
            "A sentence for the child: how a family's own badge is earned; it has to have one.")
        required("icon", \.icon, .text(1...64), "The name of a drawing of the program; `pictures.md` lists them.")
        required("category", \.category, .word(BadgeCategory.self), "The group in which front-ends show it.")
        required("condition", \.condition, .badgeCondition, "What earns it.")
        defaulted(
            "hasHiddenArt", \.hasHiddenArt, .boolean, to: false, "Whether its picture is a surprise until it is earned."
        )
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
            of: BadgeRule.allCases.compactMap { badgeRules[$0]?.schema }), blank: .questionKindsUsed,
        read: { (json) throws(ShapeFault) in
            guard json.kind == .object else { throw ShapeFault(message: "must be an object") }
            guard let word = json.member("rule") else { throw ShapeFault(path: "/rule", message: "is missing") }
            guard let rule = BadgeRule.allCases.first(where: { word.hasString($0.rawValue) }),
                let shape = badgeRules[rule]
            else {
                let known = BadgeRule.allCases.map(\.rawValue).joined(separator: ", ")
                throw ShapeFault(path: "/rule", message: "must be one of \(known)")
            }
            return BadgeCondition(try shape.read(json))
        },
        write: { condition, out in badgeRules[condition.rule]?.write(condition.members, to: &out) })

    /// The members of each rule.
    private static let badgeRules: [BadgeRule: Shape<BadgeCondition.Members>] = {
        let most = 1...1_000_000
        var rules: [BadgeRule: Shape<BadgeCondition.Members>] = [
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
            rules[rule] = .object(name(rule), summary, from: .init(rule: rule)) {
                required("rule", \.rule, .one(rule))
                count(.integer(most), what)
            }
        }
        return rules
    }()

    private static func count(
        _ shape: Shape<Int>, _ summary: String
    ) -> TypedMember<BadgeCondition.Members, Int> {
        required("count", shape, summary, get: { $0.count ?? 1 }, set: { $0.count = $1 })
    }

    private static let lessons = Shape<BadgeCondition.Members>.object(
        name(.lessonsCompleted), "Different lessons that were finished, of one subject or of any.",
        from: .init(rule: .lessonsCompleted)
    ) {
        required("rule", \.rule, .one(.lessonsCompleted))
        count(.integer(1...10_000), "Lessons.")
        optional("subject", \.subject, .text(1...128), "The id of a subject; absent: any.")
    }

    private static let quizzes = Shape<BadgeCondition.Members>.object(
        name(.quizzesAt), "So many percent in quizzes over different lessons, of five questions or more.",
        from: .init(rule: .quizzesAt)
    ) {
        required("rule", \.rule, .one(.quizzesAt))
        required(
            "percent", .integer(1...100), "The least result.", get: { $0.percent ?? 100 }, set: { $0.percent = $1 })
        count(.integer(1...10_000), "Lessons with such a quiz.")
    }

    private static let skills = Shape<BadgeCondition.Members>.object(
        name(.skillMastered), "One of some skills was mastered.", from: .init(rule: .skillMastered)
    ) {
        required("rule", \.rule, .one(.skillMastered))
        required(
            "skills", .list(of: .id(SkillID.self), minimum: 1, maximum: 20), "Ids; one of them is enough.",
            get: { $0.skills ?? [] }, set: { $0.skills = $1 })
    }

    private static let domain = Shape<BadgeCondition.Members>.object(
        name(.domainMastered), "Every skill of a domain that the child may have was mastered.",
        from: .init(rule: .domainMastered)
    ) {
        required("rule", \.rule, .one(.domainMastered))
        required(
            "subject", .text(1...128), "The id of a subject.", get: { $0.subject ?? "" }, set: { $0.subject = $1 })
        required(
            "domain", .text(1...256), "A domain as `skill.list` tells it.", get: { $0.domain ?? "" },
            set: { $0.domain = $1 })
        optional(
            "grade", \.grade, .word(GradeLevel.self), "Only what this grade is expected to know; absent: all grades.")
    }

    private static func plain(_ rule: BadgeRule, _ summary: String) -> Shape<BadgeCondition.Members> {
        .object(name(rule), summary, from: .init(rule: rule)) { required("rule", \.rule, .one(rule)) }
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
            schema: .string(Schema.StringRules(values: [rule.rawValue])), blank: rule,
            read: { (json) throws(ShapeFault) in
                guard json.hasString(rule.rawValue) else { throw ShapeFault(message: "must be \(rule.rawValue)") }
                return rule
            },
            write: { _, out in out.json.string(rule.rawValue) })
    }
}
