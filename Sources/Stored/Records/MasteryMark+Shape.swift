import Household
import Shapes

extension Shape where Value == MasteryMark {
    /// Most answers are right without a hint: then it is empty.
    static let masteryMark = Shape.object(
        "MasteryMark",
        make: { percent, mean, reached in MasteryMark(percent: percent ?? 100, mean: mean, reached: reached) },
        members: {
            unless("percent", .whole, is: 100) { $0.percent }
            optional("mean", .whole) { $0.mean }
            optional("reached", .masteryReached) { $0.reached }
        })
}

extension Shape where Value == MasteryMark.Reached {
    fileprivate static let masteryReached = Shape.object("MasteryReached", make: MasteryMark.Reached.init) {
        required("answers", .whole) { $0.answers }
        optional("review", .whole) { $0.reviewAfterDays }
    }
}
