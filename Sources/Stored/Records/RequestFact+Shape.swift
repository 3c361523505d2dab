import Household
import Shapes

private typealias Decided = (request: TimeRequestID, answer: RequestAnswer)

/// The cases of ``RequestFact``.
private enum Variants {
    static let opened = Variant("requested", 144, .storedRequest, make: RequestFact.opened)
    static let decided = Variant("requestDecided", 145, answer) { RequestFact.decided($0, $1) }

    private static let answer = Shape<Decided>.object(
        "Decided",
        make: { ($0, $1) },
        members: {
            required("request", .name) { $0.request }
            required("answer", .storedAnswer) { $0.answer }
        })
}

extension RequestFact {
    static let variants = [Variants.opened.reader, Variants.decided.reader]
}

extension Shape where Value == RequestFact {
    static let requestFact = Shape.tagged(RequestFact.variants) { fact, out in
        switch fact {
        case .opened(let request): Variants.opened.write(request, to: &out)
        case .decided(let request, let answer): Variants.decided.write((request, answer), to: &out)
        }
    }
}

extension Shape where Value == TimeRequest {
    /// With its answer in a snapshot, without one in a fact.
    static let storedRequest = Shape.object(
        "StoredRequest",
        make: TimeRequest.init,
        members: {
            required("id", .name) { $0.id }
            optional("clientID", .words) { $0.clientID }
            required("minutes", .whole) { $0.minutes }
            optional("reason", .words) { $0.reason }
            optional("activity", .storedActivityRef) { $0.activity }
            required("at", .milliseconds) { $0.at }
            required("expires", .milliseconds) { $0.expires }
            optional("answer", .storedAnswer) { $0.answer }
        })
}

extension Shape where Value == RequestAnswer {
    static let storedAnswer = Shape.object(
        "StoredAnswer",
        make: {
            RequestAnswer(
                isApproved: $0, minutes: $1, grant: $2, pastQuietHours: $3 ?? false, word: $4, by: $5, at: $6)
        },
        members: {
            required("isApproved", .boolean) { $0.isApproved }
            optional("minutes", .whole) { $0.minutes }
            optional("grant", .name) { $0.grant }
            unless("pastQuietHours", .boolean, is: false) { $0.pastQuietHours }
            optional("word", .words) { $0.word }
            required("by", .words) { $0.by }
            required("at", .milliseconds) { $0.at }
        })
}
