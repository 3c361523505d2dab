import Words

extension Saying {
    /// What is said about a wrong choice: in the words of the pack, or that it is to be looked at again.
    static func about(_ choice: String, or explanation: String?) -> Saying {
        explanation.map { Saying(told: $0) } ?? Saying("feedback.chose", ["given": .text(choice)])
    }
}
