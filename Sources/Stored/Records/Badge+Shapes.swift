import Household
import Shapes

extension Shape where Value == Badge {
    /// A badge of the family's own.
    static let ownBadge = Shape.object(
        "OwnBadge",
        make: { key, title, description, icon, category, condition, hasHiddenArt in
            Badge(
                key: key, title: title, description: description, icon: icon, category: category,
                condition: condition, hasHiddenArt: hasHiddenArt ?? false)
        },
        members: {
            required("badge", .name) { $0.key }
            required("title", .words) { $0.title }
            required("description", .words) { $0.description }
            required("icon", .words) { $0.icon }
            required("category", .word(BadgeCategory.self)) { $0.category }
            required("condition", .badgeRule) { $0.condition }
            unless("hasHiddenArt", .boolean, is: false) { $0.hasHiddenArt }
        })
}

extension Shape where Value == BadgeCondition {
    fileprivate static let badgeRule = Shape.object(
        "BadgeRule",
        make: { rule, count, percent, subject, skills, domain, grade in
            BadgeCondition(
                rule, count: count, percent: percent, subject: subject, skills: skills, domain: domain, grade: grade)
        },
        members: {
            required("rule", .word(BadgeRule.self)) { $0.rule }
            optional("count", .whole) { $0.count }
            optional("percent", .whole) { $0.percent }
            optional("subject", .words) { $0.subject }
            optional("skills", .list(of: .name)) { $0.skills }
            optional("domain", .words) { $0.domain?.name }
            optional("grade", .word(GradeLevel.self)) { $0.domain?.grade }
        })
}

extension Shape where Value == BadgeBook {
    static let badgeBook = Shape.object(
        "BadgeBook",
        make: { BadgeBook(own: $0, removed: $1 ?? []) },
        members: {
            required("own", .list(of: .ownBadge)) { $0.own }
            unless("removed", .list(of: .ownBadge), is: []) { $0.removed }
        })
}
