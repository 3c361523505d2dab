import API
import Client
import JSONRPC
import Vault

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

    /// - Parameters:
    ///   - tried: All places where kidd was looked for; the one of the error may be among them.
    ///   - system: This computer's kidd, if there is one.
    init(_ error: ClientError, tried: [String] = [], system: SystemInstall? = .present) {
        switch error {
        case .notRunning(let path, let why):
            self.init(
                .notRunning,
                "kidd is not running at \(path) (\(why))"
                    + tried.filter { $0 != path }.map { ", nor at " + $0 }.joined(),
                remedy: "start it with: \(Self.start([path] + tried, system)) (or name another socket: --socket PATH)")
        case .notAllowed(let path):
            self.init(
                .forbidden, "this account may not open kidd's socket at \(path)",
                remedy: system.flatMap { $0.socket == path ? $0.groupAdvice : nil }
                    ?? "use the account or group that the socket is for (or another one: --socket PATH)")
        case .untrusted(let what, let remedy): self.init(.forbidden, what, remedy: remedy)
        case .refused(let refused) where refused.code == ErrorCode.notSetUp.code: self = .notSetUp
        case .refused(let refused) where refused.isLiftedByParent:
            self.init(
                ErrorGuide.status(for: refused.code), refused.message,
                remedy: "unlock first: kidctl parent unlock (or name a --pin-file)")
        case .refused(let refused) where refused.code == ErrorCode.notNow.code:
            self.init(ErrorGuide.status(for: refused.code), refused.message, remedy: Self.remedy(for: refused))
        case .refused(let refused):
            self.init(
                ErrorGuide.status(for: refused.code), refused.message, remedy: ErrorGuide.remedy(for: refused.code))
        case .broken(let why): self.init(.failed, why)
        }
    }

    /// The command that starts the kidd that was looked for.
    private static func start(_ sockets: [String], _ system: SystemInstall?) -> String {
        system.flatMap { sockets.contains($0.socket) ? $0.start : nil } ?? "kidd serve"
    }

    /// The same for people who have typed options and no parameters: without a JSON pointer.
    func inWords(of error: ClientError) -> Problem {
        guard case .refused(let refused) = error, let pointer = refused.path else { return self }
        var problem = self
        problem.message = ParameterWords.message(refused.message, pointer: pointer)
        return problem
    }

    /// The same for a command that names a child: what helps can be typed as it stands.
    func about(child: String) -> Problem {
        var problem = self
        problem.remedy = remedy?.replacing(Self.someChild, with: Advice.quoted(child))
        return problem
    }

    /// Stands in a remedy for a child that is not known.
    private static let someChild = "CHILD"

    /// What lifts a "not now" by a parent's hand, if anything does.
    private static func remedy(for refused: ClientError.Refused) -> String? {
        let commands = refused.lifts.compactMap { $0.command(for: someChild) }
        return commands.isEmpty ? nil : "a parent can help: " + commands.joined(separator: ", or ")
    }

    /// A parent is needed, and nobody is there to ask.
    static let pinNeeded = Problem(
        .pin, "only a parent may do this", remedy: "unlock first: kidctl parent unlock (or name a --pin-file)")

    /// There is no household yet; kidd's own words would say half of it.
    static let notSetUp = Problem(
        ErrorGuide.status(for: ErrorCode.notSetUp.code), "the household is not set up yet",
        remedy: ErrorGuide.remedy(for: ErrorCode.notSetUp.code))

    /// A command line whose options do not go together; its help has the answer.
    static func usage(_ message: String, help command: String) -> Problem {
        Problem(.usage, message, remedy: "see what there is: \(command) --help")
    }

    /// The lines for standard error.
    func text(width: Int) -> String {
        var text = Prose.lines("kidctl: " + message.printable, width: width, further: 2)
        if let remedy, !message.names(commandOf: remedy) {
            text += Prose.lines("  \u{2192} " + remedy.printable, width: width, further: 4)
        }
        return text
    }
}

extension String {
    /// Whether this text names the command of a remedy already ("… : kidctl child list").
    fileprivate func names(commandOf remedy: String) -> Bool {
        guard let start = remedy.indices.first(where: { remedy[$0...].hasPrefix("kidctl ") }) else { return false }
        let words = remedy[start...].prefix { $0 != "(" && $0 != ")" }.split(separator: " ")
        // Words in capitals and what follows are to be replaced: "kidctl lesson list CHILD".
        let command = words.prefix { $0 != $0.uppercased() }.joined(separator: " ")
        return indices.contains { self[$0...].hasPrefix(command) }
    }
}
