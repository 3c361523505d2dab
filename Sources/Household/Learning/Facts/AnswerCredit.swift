/// What a scored first answer counts for beside its lesson (Rewards: the same question again).
public enum AnswerCredit: String, CaseIterable, Sendable {
    /// Facts of before: as a question answered, and as one of ten that make a learning day.
    case full
    /// As a question answered.
    case answered
    /// For nothing: the question was counted on this household day before.
    case again
}
