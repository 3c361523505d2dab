/// What a request is, when its form has been looked at.
enum Verdict: Equatable {
    /// It is refused, whoever asks.
    case refused(WebReply)
    /// It shows a one-time secret.
    case opening(secret: String)
    /// A browser without a cookie that counts.
    case stranger
    /// A file of the page, by its path without the first slash.
    case file(String)
    /// The page wants its connection to kidd.
    case socket
}
