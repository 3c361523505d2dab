import Household
import JSONRPC
import Shapes

/// `activity.hint`: a child asks for help.
public enum ActivityHint {
    /// The result of `activity.hint`; `hintPrice` is absent after the last hint.
    public struct Result: Equatable, Sendable {
        /// The hint, its number, and what it cost.
        public var hint: HintReply
        /// How the child's time stands.
        public var time: TimeBrief

        public init(hint: HintReply, time: TimeBrief) {
            self.hint = hint
            self.time = time
        }
    }

    /// For a front-end on behalf of a child, and for parents; changes what is stored.
    public static let method = Method(
        "activity.hint",
        "Gives the next hint for the open question. The first is free, each further one costs 2 stars.",
        role: .child, changes: true, work: .answers, params: PresentationParams.shape,
        result: Shape<Result>.object(
            "Hint", "",
            make: { text, number, left, price, paid, stars, time in
                Result(
                    hint: HintReply(
                        text: text, number: number, hintsLeft: left, hintPrice: price, starsPaid: paid, stars: stars),
                    time: time)
            }
        ) {
            required("text", \.hint.text, .text())
            required("number", \.hint.number, .count, "From 1.")
            required("hintsLeft", \.hint.hintsLeft, .count)
            optional("hintPrice", \.hint.hintPrice, .count, "Stars that the next hint costs; absent: there is none.")
            required("starsPaid", \.hint.starsPaid, .count)
            required("stars", \.hint.stars, .count, "What the child has now.")
            required("time", \.time, .timeBrief)
        },
        errors: [
            .unknownActivity, .activityFinished, .activityPaused, .stalePresentation, .hintNotAvailable, .filtered,
            .notNow, .tooManyLeases,
        ])
}
