import Household
import Shapes

extension Shape where Value == MasteryMark {
    /// Most answers are right without a hint: then it is empty.
    static let masteryMark = Shape.object(
        "MasteryMark",
        make: { percent, mean, reached in MasteryMark(percent: percent, mean: mean, reached: reached) },
        members: {
            unless("percent", \.percent, .whole, is: 100)
            optional("mean", \.mean, .whole)
            optional("reached", \.reached, .masteryReached)
        })
}

extension Shape where Value == MasteryMark.Reached {
    fileprivate static let masteryReached = Shape.object("MasteryReached", make: MasteryMark.Reached.init) {
        required("answers", \.answers, .whole)
        optional("review", \.reviewAfterDays, .whole)
    }
}
