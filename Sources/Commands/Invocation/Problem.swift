import API
import Client
import JSONRPC
import Vault
import Words

/// An end of a command other than success: how it ends and what a person reads.
struct Problem: Error, Equatable {
    var status: ExitStatus
    /// What happened, without a full stop at its end.
    var message: String
    /// What helps.
    var remedy: String?
    /// The same as texts of the catalogue, where they are such; ``message`` and ``remedy`` have them in English.
    private var sayings = Sayings()
    /// The child that the command named.
    private var child: String?

    private struct Sayings: Equatable {
        var message: Saying?
        var remedy: Saying?
    }

    /// One in texts of the catalogue.
    init(_ status: ExitStatus, _ message: Saying, remedy: Saying? = nil) {
        self.init(status, Language.briefEnglish.text(of: message), remedy: remedy)
        sayings.message = message
    }

    /// One with a message that is technical and English, as kidd's are.
    init(_ status: ExitStatus, _ message: String, remedy: Saying?) {
        self.init(status, message, remedy: remedy.map(Language.briefEnglish.text))
        sayings.remedy = remedy
    }

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
            let others = tried.filter { $0 != path }
            self.init(
                .notRunning,
                Saying(
                    others.isEmpty ? "kidctl.error.notRunning" : "kidctl.error.notRunningAnywhere",
                    [
                        "path": .text(path), "why": .text(why), "others": .text(others.joined(separator: ", ")),
                    ]),
                remedy: Saying("kidctl.remedy.start", ["command": .text(Self.start([path] + tried, system))]))
        case .notAllowed(let path):
            self.init(
                .forbidden, Saying("kidctl.error.notAllowed", ["path": .text(path)]),
                remedy: Saying("kidctl.remedy.otherAccount"))
            if let advice = system.flatMap({ $0.socket == path ? $0.groupAdvice : nil }) {
                (remedy, sayings.remedy) = (advice, nil)
            }
        case .untrusted(let what, let remedy): self.init(.forbidden, what, remedy: remedy)
        case .refused(let refused) where refused.code == ErrorCode.notSetUp.code: self = .notSetUp
        case .refused(let refused) where refused.isLiftedByParent:
            self.init(ErrorGuide.status(for: refused.code), refused.message, remedy: Self.unlockFirst)
        case .refused(let refused) where refused.code == ErrorCode.notNow.code:
            self.init(ErrorGuide.status(for: refused.code), refused.message, remedy: Self.remedy(for: refused))
        case .refused(let refused):
            self.init(
                ErrorGuide.status(for: refused.code), refused.message, remedy: ErrorGuide.remedy(for: refused.code))
            sayings.message = Self.saying(for: refused)
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
        problem.child = child
        return problem
    }

    /// Whether it is said in the reader's language.
    var isOfCatalogue: Bool { sayings != Sayings() }

    /// The same in a language, as far as the catalogue has its texts.
    func said(in language: Language) -> Problem {
        var problem = self
        problem.sayings = Sayings()
        if let message = sayings.message { problem.message = language.text(of: message) }
        if let remedy = sayings.remedy { problem.remedy = language.text(of: remedy) }
        return child.map(problem.about) ?? problem
    }

    /// What kidd refuses most often, as a text of the catalogue.
    private static func saying(for refused: ClientError.Refused) -> Saying? {
        let wait = Saying.Value.number(refused.waitSeconds)
        let next = Saying.Value.saying(
            refused.waitSeconds > 0 ? Saying("kidctl.error.waits", ["wait": wait]) : Saying("kidctl.error.again"))
        return switch refused.code {
        case ErrorCode.wrongPIN.code: Saying("kidctl.error.wrongPIN", ["next": next])
        case ErrorCode.wrongRecoveryCode.code: Saying("kidctl.error.wrongCode", ["next": next])
        case ErrorCode.wrongPassphrase.code: Saying("kidctl.error.wrongPassphrase", ["next": next])
        case ErrorCode.wait.code: Saying("kidctl.error.wait", ["wait": wait])
        case ErrorCode.sealed.code: Saying("kidctl.error.sealed")
        default: nil
        }
    }

    /// Stands in a remedy for a child that is not known.
    private static let someChild = "CHILD"

    /// What lifts a "not now" by a parent's hand, if anything does.
    private static func remedy(for refused: ClientError.Refused) -> Saying? {
        let commands = refused.lifts.compactMap { $0.command(for: someChild) }.map(Saying.Value.text)
        guard let first = commands.first else { return nil }
        let all = commands.dropFirst().reduce(first) { all, next in
            .saying(Saying("kidctl.decision.or", ["first": all, "second": next]))
        }
        return Saying("kidctl.remedy.parentHelps", ["command": all])
    }

    private static let unlockFirst = Saying("kidctl.remedy.unlockOr", ["command": "kidctl parent unlock"])

    /// A parent is needed, and nobody is there to ask.
    static let pinNeeded = Problem(.pin, Saying("kidctl.error.parentOnly"), remedy: unlockFirst)

    /// There is no household yet; kidd's own words would say half of it.
    static let notSetUp = Problem(
        ErrorGuide.status(for: ErrorCode.notSetUp.code), Saying("kidctl.error.notSetUp"),
        remedy: ErrorGuide.remedy(for: ErrorCode.notSetUp.code))

    /// A command line whose options do not go together; its help has the answer.
    static func usage(_ message: String, help command: String) -> Problem {
        Problem(.usage, message, remedy: help(command))
    }

    /// That the help of a command has the answer.
    static func help(_ command: String) -> Saying {
        Saying("kidctl.remedy.see", ["command": .text("\(command) --help")])
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
