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
            required("request", \.request, .name)
            required("answer", \.answer, .storedAnswer)
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
            required("id", \.id, .name)
            optional("clientID", \.clientID, .words)
            required("minutes", \.minutes, .whole)
            optional("reason", \.reason, .words)
            optional("activity", \.activity, .storedActivityRef)
            required("at", \.at, .milliseconds)
            required("expires", \.expires, .milliseconds)
            optional("answer", \.answer, .storedAnswer)
        })
}

extension Shape where Value == RequestAnswer {
    static let storedAnswer = Shape.object(
        "StoredAnswer",
        make: {
            RequestAnswer(
                isApproved: $0, minutes: $1, grant: $2, pastQuietHours: $3, word: $4, by: $5, at: $6)
        },
        members: {
            required("isApproved", \.isApproved, .boolean)
            optional("minutes", \.minutes, .whole)
            optional("grant", \.grant, .name)
            unless("pastQuietHours", \.pastQuietHours, .boolean, is: false)
            optional("word", \.word, .words)
            required("by", \.by, .words)
            required("at", \.at, .milliseconds)
        })
}
