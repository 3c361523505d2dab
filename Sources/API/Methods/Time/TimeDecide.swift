import Household
import JSONRPC
import Shapes
import Words

/// `time.decide`: the one final answer to a request.
public enum TimeDecide {
    /// The parameters of `time.decide`. Optional: `minutes`, `word`, `pastQuietHours`.
    public struct Params: Equatable, Sendable {
        public var request: TimeRequestID
        public var approve: Bool
        public var minutes: Int?
        public var word: String?
        public var pastQuietHours: Bool

        public init(
            request: TimeRequestID, approve: Bool, minutes: Int? = nil, word: String? = nil,
            pastQuietHours: Bool = false
        ) {
            self.request = request
            self.approve = approve
            self.minutes = minutes
            self.word = word
            self.pastQuietHours = pastQuietHours
        }
    }

    /// The result of `time.decide`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var request: RequestView
        public var decision: Decision
        public var note: Saying

        public init(request: RequestView, decision: Decision, note: Saying) {
            self.request = request
            self.decision = decision
            self.note = note
        }
    }

    /// For parents; changes what is stored.
    public static let method = Method(
        "time.decide",
        "Approves or declines a request. The decision is final: the same answer again is harmless, a different one is "
            + "refused.",
        role: .parent, changes: true,
        params: Shape<Params>.object("TimeDecideParams", "", make: Params.init) {
            required("request", \.request, .id(TimeRequestID.self), "From `time.requests` or an event.")
            required("approve", \.approve, .boolean, "Yes or no.")
            optional(
                "minutes", \.minutes, .integer(ScreenTime.grantMinutes), "Minutes to grant, if others than requested.")
            optional("word", \.word, .text(1...200), "A word to the child.")
            defaulted(
                "pastQuietHours", \.pastQuietHours, .boolean, to: false,
                "Whether the minutes can be used in quiet hours and outside of windows.")
        },
        result: Shape<Result>.object("Decided", "", make: Result.init) {
            required("request", \.request, RequestView.shape, "With its answer.")
            required("decision", \.decision, .decision, "What the child may do now.")
            required("note", \.note, .saying, "A sentence for the parent: what was granted and what still blocks.")
        },
        errors: [.unknownRequest, .requestClosed, .tooManyGrants])
}
