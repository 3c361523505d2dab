import API
import Client
import Household
import JSONRPC
import Shapes
import StrictJSON
import Words

/// One run of a command: the connection, who is in front of it, and what it prints.
final class Invocation {
    let options: GlobalOptions
    let connection: KiddConnection
    private let pinFile: String?
    /// Which parent was named to be.
    let asParent: String?
    /// The first line of the file, once it was read: standard input has it only once.
    private var filePIN: String?
    /// Whether the connection is a parent's.
    private(set) var isParent = false
    /// Whether a kept token was looked for.
    private var hasLooked = false
    /// Whether whoever calls has typed parameters, and is told about them as JSON.
    private var speaksJSON = false
    private(set) lazy var terminal = Terminal.current()
    /// The child that the last call named; looked up where something is said.
    private var named: () -> String? = { nil }
    /// The family's own language, as a tag; nil where kidd does not tell.
    private(set) lazy var familyLocale = try? connection.call(HouseholdStatus.method, Nothing()).locale
    /// Those that were spoken so far, by what they were asked for.
    private var spoken: [String?: Language] = [:]

    /// - Parameter timeout: Seconds that an answer may take.
    init(_ options: GlobalOptions, pinFile: String? = nil, asParent: String? = nil, timeout: Int = 60) {
        self.options = options
        self.pinFile = pinFile
        self.asParent = asParent
        connection = KiddConnection(path: options.socket ?? SocketPath.standard(Environment.value), timeout: timeout)
        guard options.showRequest else { return }
        connection.onRequest = { _, schema, line in
            Output.error("--> " + RequestRedaction.text(of: line, params: schema) + "\n")
        }
    }

    /// Calls a method: as a parent's where a PIN was named or a token is kept, whatever the method is, so that whoever
    /// is unlocked is a parent for every verb. One that needs a parent asks for the PIN first.
    func call<Params, Result>(_ method: Method<Params, Result>, _ params: Params) throws -> CallReply<Result> {
        let child = { (try? JSONDocument(scanning: method.params.encode(params)))?.root.member("child")?.string }
        named = child
        do {
            return try asNeeded(parent: method.role == .parent || isParentNamed) { () throws(ClientError) in
                try connection.answer(method, params)
            }
        } catch let problem as Problem {
            throw child().map(problem.about) ?? problem
        }
    }

    /// Calls any method by its name, as a parent's like ``call(_:_:)``; asks for the PIN when kidd asks for a parent.
    func call(_ name: String, params: [UInt8]?, mayRepeat: Bool) throws -> [UInt8] {
        speaksJSON = true
        return try asNeeded(parent: isParentNamed) { () throws(ClientError) in
            try connection.call(name, params: params, mayRepeat: mayRepeat)
        }
    }

    /// Whether a file with a PIN was named: then the connection is a parent's from the first call on.
    var isPINNamed: Bool { pinFile != nil }

    /// Whether a file with a PIN or a parent was named: whoever does so means to be a parent.
    private var isParentNamed: Bool { pinFile != nil || asParent != nil }

    /// What an error of this connection means, with all places where kidd was looked for.
    func problem(_ error: ClientError) -> Problem {
        let problem = Problem(error, tried: options.socket == nil ? SocketPath.candidates(Environment.value) : [])
        return speaksJSON ? problem : problem.inWords(of: error)
    }

    /// Calls as nobody's connection, without asking for a PIN.
    func plainly<Params, Result>(_ method: Method<Params, Result>, _ params: Params) throws -> CallReply<Result> {
        do throws(ClientError) {
            return try connection.answer(method, params)
        } catch {
            throw problem(error)
        }
    }

    /// Runs a body as a parent's where that is needed, asked for or known already; and once more where kidd says that
    /// only a parent may: a token may end between two calls, and nothing has been done then.
    ///
    /// - Parameter resumes: Whether a kept token is used where no parent is needed.
    func asNeeded<Result>(
        parent: Bool, resumes: Bool = true, _ body: () throws(ClientError) -> Result
    ) throws -> Result {
        if !isParent {
            if parent { try becomeParent() } else if resumes { try resumeIfKept() }
        }
        let refused: ClientError.Refused
        do throws(ClientError) {
            return try body()
        } catch {
            guard case .refused(let refusal) = error, isForParents(refusal) else { throw problem(error) }
            refused = refusal
        }
        if isParent { forgetParent() }
        try becomeParent(after: refused)
        do throws(ClientError) {
            return try body()
        } catch {
            throw problem(error)
        }
    }

    /// Whether a PIN would help.
    private func isForParents(_ refused: ClientError.Refused) -> Bool {
        switch refused.code {
        case ErrorCode.pinRequired.code: true
        case ErrorCode.tokenEnded.code: isParent
        default: !isParent && refused.isLiftedByParent
        }
    }
}

// MARK: - Becoming a parent's

extension Invocation {
    /// Where the token of this socket is kept; nil when there is no private place.
    var tokenFile: TokenFile? {
        TokenFile.standard(socket: connection.path, environment: Environment.value)
    }

    private static let tries = 3

    /// Makes the connection a parent's: by the PIN of the file that was named, else by the kept token, else by a PIN
    /// from the terminal.
    ///
    /// - Parameter isAlone: For this connection alone: no token that is kept is used, and none is kept.
    func becomeParent(isAlone: Bool = false) throws {
        try becomeParent(isAlone: isAlone, because: nil)
    }

    /// The same for what is about another parent: that it is one's own PIN stands above the question.
    func becomeParent(toActOn name: String) throws {
        guard !isParent else { return }
        try becomeParent(isAlone: false, because: self.language.say("parent.yourPIN", ["name": .text(name)]))
    }

    /// The same, after kidd has refused a call that a parent may make: the reason stands above the question.
    private func becomeParent(after refused: ClientError.Refused) throws {
        guard refused.isLiftedByParent else { return try becomeParent() }
        do {
            try becomeParent(isAlone: false, because: refused.message)
        } catch let problem as Problem where problem == .pinNeeded {
            throw self.problem(.refused(refused))
        }
    }

    private func becomeParent(isAlone: Bool, because reason: @autoclosure () -> String?) throws {
        // Whoever is asked for a PIN is no child.
        named = { nil }
        let named = try pinFile.map { try filePIN ?? PINFile.read($0) }
        filePIN = named
        if named == nil, !isAlone, try resume() { return }
        // Before there is a household there is no PIN to ask for.
        let status = try plainly(HouseholdStatus.method, Nothing()).value
        if status.state == .notSetUp { throw Problem.notSetUp }
        familyLocale = status.locale
        if let named {
            _ = try unlock(parent: asParent, pin: named, isKept: !isAlone)
            return
        }
        guard let prompt = SecretPrompt() else { throw Problem.pinNeeded }
        if let reason = reason() { Output.error(Prose.lines(reason.printable + ".", width: Terminal.ofErrors().width)) }
        let parent = try chosenParent(prompt)
        for attempt in 1...Self.tries {
            do {
                _ = try unlock(parent: parent?.id, pin: try prompt.ask(question(for: parent)), isKept: !isAlone)
                return
            } catch let problem as Problem where problem.status == .pin && attempt < Self.tries {
                let message = problem.said(in: language).message
                Output.error(Prose.lines(message.printable, width: Terminal.ofErrors().width))
            }
        }
    }

    /// Becomes a parent's by the token that is kept, else stays nobody's. A file that is not safe to use is told only
    /// where a parent is needed.
    private func resumeIfKept() throws {
        guard !hasLooked else { return }
        hasLooked = true
        if let token = (try? tokenFile?.read()) ?? nil { _ = try resume(by: token) }
    }

    /// Resumes with the kept token; false when there is none that is still good.
    func resume() throws -> Bool {
        hasLooked = true
        guard let token = try tokenFile?.read() else { return false }
        return try resume(by: token)
    }

    private func resume(by token: String) throws -> Bool {
        do throws(ClientError) {
            let parent = try connection.resume(token: token)
            // A token of somebody else is left as it is: the parent who was named enters a PIN.
            guard asParent.map({ Parent(id: parent.id, name: parent.name, pinHash: "").isCalled($0) }) ?? true else {
                connection.forgetToken()
                return false
            }
            isParent = true
            return true
        } catch {
            guard case .refused = error else { throw problem(error) }
            tokenFile?.remove()
            return false
        }
    }

    /// Unlocks by a PIN and keeps the token, as sudo does.
    func unlock(parent: String?, pin: String, isKept: Bool = true) throws -> CallReply<ParentUnlock.Result> {
        do throws(ClientError) {
            let unlocked = try connection.unlock(parent: parent, pin: pin)
            isParent = true
            if isKept { keep(unlocked.value.token) }
            tell(unlocked)
            return unlocked
        } catch {
            if parent == nil, case .refused(let refused) = error, refused.path == "/parent" {
                throw try Problem.parentNeeded(among: parents())
            }
            throw problem(error)
        }
    }

    /// What a parent has to know at the first unlock after it.
    private func tell(_ unlocked: CallReply<ParentUnlock.Result>) {
        guard !unlocked.value.pinResets.isEmpty || !unlocked.value.wrongEntries.isEmpty else { return }
        let clock = ClockText(zone: unlocked.zone, language: language)
        for reset in unlocked.value.pinResets {
            let text = language.say(
                reset.means == .root ? "parent.pinResetByRoot" : "parent.pinReset",
                [
                    "name": .text(reset.parent), "time": .text(clock.full(reset.at)),
                    "command": "kidctl parent change-pin", "other": "kidctl parent new-recovery-code",
                ])
            Output.error(Prose.lines(text.printable, width: Terminal.ofErrors().width))
        }
        for wrong in unlocked.value.wrongEntries {
            let text = language.say(
                "parent.wrongEntries",
                [
                    "what": .saying(wrong.say), "time": .text(clock.full(wrong.lastAt)),
                    "command": "kidctl audit list --about access",
                ])
            Output.error(Prose.lines(text.printable, width: Terminal.ofErrors().width))
        }
    }

    /// Forgets that a parent was here.
    func forgetParent() {
        isParent = false
        connection.forgetToken()
        tokenFile?.remove()
    }

    /// Without a safe place for it the token ends with this command; that is worth a word, not an error.
    private func keep(_ token: String) {
        guard let file = tokenFile else {
            return Output.error("kidctl: no private folder for the token; set XDG_RUNTIME_DIR or KIDD_TOKEN_FILE\n")
        }
        do {
            try file.write(token)
        } catch {
            Output.error("kidctl: the token is not kept: \(error.message.printable)\n")
        }
    }
}

// MARK: - Showing

extension Invocation {
    /// What kidctl itself says is in the language in which kidd speaks to whoever reads, so that a text has one: to a
    /// parent in the family's, to nobody in particular in that of the child who was named. The terminal's where kidd does
    /// not tell, as before there is a family.
    var language: Language { language(of: isParent ? nil : named().flatMap(locale(of:))) }

    /// The language in which kidd speaks to a child: its own, else the family's.
    func language(for child: ChildView) -> Language { language(of: child.profile.locale) }

    func language(of own: String?) -> Language {
        let tag = own ?? familyLocale
        if let known = spoken[tag] { return known }
        // One that nobody wrote is English, here as there.
        let language = tag.map { Language.brief($0) ?? .briefEnglish } ?? TerminalLanguage.current(Environment.value)
        spoken[tag] = language
        return language
    }

    func locale(of child: String) -> String? {
        try? connection.call(ChildGet.method, ChildParams(child: child)).profile.locale
    }

    /// Prints a result: its exact JSON, or the text made for people.
    func show<Value>(_ answer: CallReply<Value>, _ text: (Value, Page) -> String) {
        if options.json {
            Output.json(answer.json + [ReplyWriter.newline])
        } else {
            Output.out(text(answer.value, Page(terminal: terminal, zone: answer.zone, language: language)))
        }
    }
}
