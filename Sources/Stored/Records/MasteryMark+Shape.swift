import Household
import Shapes

extension Shape where Value == MasteryMark {
    /// Most answers are right without a hint: then it is empty.
    static let masteryMark = Shape.object(
        "MasteryMark",
        make: { MasteryMark(percent: $0, mean: $1, reached: $2, item: $3) },
        members: {
            unless("percent", \.percent, .whole, is: 100)
            optional("mean", \.mean, .whole)
            optional("reached", \.reached, .masteryReached)
            optional("item", \.item, .word(ListItem.Step.self))
        })
}

extension Shape where Value == SkillMark {
    static let skillMark = Shape.object("SkillMark", make: SkillMark.init) {
        required("skill", \.skill, .name)
        required("percent", \.percent, .whole)
        optional("window", \.window, .skillWindow)
    }
}

extension Shape where Value == SkillMark.Window {
    fileprivate static let skillWindow = Shape.object("SkillWindow", make: SkillMark.Window.init) {
        required("last", \.last, .whole)
        required("answers", \.answers, .whole)
        optional("review", \.reviewAfterDays, .whole)
    }
}

extension Shape where Value == MasteryMark.Reached {
    fileprivate static let masteryReached = Shape.object("MasteryReached", make: MasteryMark.Reached.init) {
        required("answers", \.answers, .whole)
        optional("review", \.reviewAfterDays, .whole)
    }
}
