/// How difficulty follows a child's answers in a subject, named by the pack's manifest (Learning, Adaptive difficulty).
public enum AdaptivePolicy: String, CaseIterable, Sendable {
    /// Aims at four right answers of five.
    case target80
    /// Up after three right in a row, down after two wrong.
    case steady
    /// Up after two right in a row, down after two wrong.
    case early
}
