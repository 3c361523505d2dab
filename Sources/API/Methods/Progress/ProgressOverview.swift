import Household
import JSONRPC
import Shapes

/// `progress.overview`: what a child has learned, at a glance.
public enum ProgressOverview {
    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "progress.overview",
        "Shows what a child has learned: lessons by subject, stars, points, the month, the last lessons. Parents also "
            + "see accuracy. It leaves out what the child's filter does not allow.",
        role: .child, params: ChildParams.shape, result: Shape<LearningOverview>.learningOverview,
        errors: [.unknownChild])
}
