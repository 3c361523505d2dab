import Household
import Words

extension Grading {
    /// A wrong answer, with what is said about it and the mistake that it shows.
    ///
    /// - Parameters:
    ///   - reply: in the words of the pack, if it foresaw this answer.
    ///   - beginning: what is said before it.
    ///   - words: what is said where the pack has no words.
    ///   - mistake: the class where the reply knows none.
    static func wrong(
        _ reply: MistakeReply?, after beginning: Saying? = nil, or words: @autoclosure () -> Saying,
        rightParts: [String]? = nil, mistake: MistakeClass? = nil
    ) -> Grading {
        let said = reply.map { Saying(told: $0.text) } ?? words()
        return Grading(
            isRight: false, feedback: beginning.map { $0 + said } ?? said, rightParts: rightParts,
            mistake: reply?.mistake ?? mistake)
    }
}

extension Saying {
    /// That a choice is to be looked at again.
    static func chose(_ choice: String) -> Saying { Saying("feedback.chose", ["given": .text(choice)]) }
}
