import Client

/// An end of a command other than success: how it ends and what a person reads.
struct Problem: Error, Equatable {
    var status: ExitStatus
    /// What happened, without a full stop at its end.
    var message: String
    /// What helps.
    var remedy: String?

    init(_ status: ExitStatus, _ message: String, remedy: String? = nil) {
        self.status = status
        self.message = message
        self.remedy = remedy
    }

    init(_ error: ClientError) {
        switch error {
        case .notRunning(let path, let why):
            self.init(
                .notRunning, "kidd is not running at \(path) (\(why))",
                remedy: "start it with: kidd serve (or name another socket: --socket PATH)")
        case .notAllowed(let path):
            self.init(
                .forbidden, "this account may not open kidd's socket at \(path)",
                remedy: "use the account or group that the socket is for (or another one: --socket PATH)")
        case .refused(let refused):
            self.init(
                ErrorGuide.status(for: refused.code), refused.message, remedy: ErrorGuide.remedy(for: refused.code))
        case .broken(let why): self.init(.failed, why)
        }
    }

    /// A parent is needed, and nobody is there to ask.
    static let pinNeeded = Problem(
        .pin, "only a parent may do this", remedy: "unlock first: kidctl parent unlock (or name a --pin-file)")

    /// The lines for standard error.
    var text: String {
        var text = "kidctl: " + message.printable + "\n"
        if let remedy, !message.names(commandOf: remedy) { text += "  \u{2192} " + remedy.printable + "\n" }
        return text
    }
}

extension String {
    /// Whether this text names the command of a remedy already ("… : kidctl child list").
    fileprivate func names(commandOf remedy: String) -> Bool {
        guard let start = remedy.indices.first(where: { remedy[$0...].hasPrefix("kidctl ") }) else { return false }
        let command = remedy[start...].prefix { $0 != "(" && $0 != ")" }
        return indices.contains { self[$0...].hasPrefix(command) }
    }
}
