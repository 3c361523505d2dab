/// How a request for time stands (Screen time, Grants and requests).
public enum RequestState: String, CaseIterable, Hashable, Sendable {
    /// Nobody has answered yet.
    case open
    /// A parent gave minutes.
    case approved
    /// A parent said no.
    case declined
    /// The household day ended before anybody answered: it grants nothing.
    case expired
}
