import Household
import Shapes

extension Shape where Value == Badge {
    /// A badge of the family's own.
    static let ownBadge = Shape.object(
        "OwnBadge",
        make: { key, title, description, icon, category, condition, hasHiddenArt in
            Badge(
                key: key, title: title, description: description, icon: icon, category: category,
                condition: condition, hasHiddenArt: hasHiddenArt)
        },
        members: {
            required("badge", \.key, .name)
            required("title", \.title, .words)
            required("description", \.description, .words)
            required("icon", \.icon, .words)
            required("category", \.category, .word(BadgeCategory.self))
            required("condition", \.condition, .badgeRule)
            unless("hasHiddenArt", \.hasHiddenArt, .boolean, is: false)
        })
}

extension Shape where Value == BadgeCondition {
    fileprivate static let badgeRule = Shape<BadgeCondition.Members>.object(
        "BadgeRule", from: BadgeCondition.Members(rule: .dayStreak),
        members: {
            required("rule", \.rule, .word(BadgeRule.self))
            optional("count", \.count, .whole)
            optional("percent", \.percent, .whole)
            optional("subject", \.subject, .words)
            optional("skills", \.skills, .list(of: .name))
            optional("domain", \.domain, .words)
            optional("grade", \.grade, .word(GradeLevel.self))
        }
    ).map(expected: "must be a rule", to: { BadgeCondition($0) }, from: \.members)
}

extension Shape where Value == BadgeBook {
    static let badgeBook = Shape.object(
        "BadgeBook",
        make: { BadgeBook(own: $0, removed: $1) },
        members: {
            required("own", \.own, .list(of: .ownBadge))
            unless("removed", \.removed, .list(of: .ownBadge), is: [])
        })
}
