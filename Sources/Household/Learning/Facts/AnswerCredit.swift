/// What a scored first answer counts for beside its lesson (Rewards: the same question again, and guessing).
public enum AnswerCredit: String, CaseIterable, Sendable {
    /// As a question answered, and for the learning day.
    case full
    /// As a question answered. A household day counts so many wrong answers toward a learning day, and no more.
    case answered
    /// For nothing: the question was counted on this household day before.
    case again
}
