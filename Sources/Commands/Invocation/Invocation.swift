import API
import Client
import JSONRPC
import Shapes

/// One run of a command: the connection, who is in front of it, and what it prints.
final class Invocation {
    let options: GlobalOptions
    let connection: KiddConnection
    private let pinFile: String?
    /// The first line of the file, once it was read: standard input has it only once.
    private var filePIN: String?
    private var isParent = false
    private(set) lazy var terminal = Terminal.current()

    /// - Parameter timeout: Seconds that an answer may take.
    init(_ options: GlobalOptions, pinFile: String? = nil, timeout: Int = 60) {
        self.options = options
        self.pinFile = pinFile
        connection = KiddConnection(path: options.socket ?? SocketPath.standard(Environment.value), timeout: timeout)
        guard options.showRequest else { return }
        connection.onRequest = { _, schema, line in
            Output.error("--> " + RequestRedaction.text(of: line, params: schema) + "\n")
        }
    }

    /// Calls a method; one that needs a parent makes this connection a parent's first.
    func call<Params, Result>(_ method: Method<Params, Result>, _ params: Params) throws -> CallReply<Result> {
        try asNeeded(parent: method.role == .parent) { () throws(ClientError) in
            try connection.answer(method, params)
        }
    }

    /// Calls any method by its name; becomes a parent's when kidd asks for one.
    func call(_ name: String, params: [UInt8]?, mayRepeat: Bool) throws -> [UInt8] {
        try asNeeded(parent: pinFile != nil) { () throws(ClientError) in
            try connection.call(name, params: params, mayRepeat: mayRepeat)
        }
    }

    /// What an error of this connection means, with all places where kidd was looked for.
    func problem(_ error: ClientError) -> Problem {
        Problem(error, tried: options.socket == nil ? SocketPath.candidates(Environment.value) : [])
    }

    /// Calls as nobody's connection, without asking for a PIN.
    func plainly<Params, Result>(_ method: Method<Params, Result>, _ params: Params) throws -> CallReply<Result> {
        do throws(ClientError) {
            return try connection.answer(method, params)
        } catch {
            throw problem(error)
        }
    }

    /// A token may end between two calls: kidd then asks for a parent again, and nothing has been done.
    private func asNeeded<Result>(parent: Bool, _ body: () throws(ClientError) -> Result) throws -> Result {
        if parent, !isParent { try becomeParent() }
        do throws(ClientError) {
            return try body()
        } catch {
            guard case .refused(let refused) = error,
                refused.code == ErrorCode.pinRequired.code
                    || (isParent && refused.code == ErrorCode.tokenEnded.code)
            else { throw problem(error) }
        }
        if isParent { tokenFile?.remove() }
        connection.forgetToken()
        try becomeParent()
        do throws(ClientError) {
            return try body()
        } catch {
            throw problem(error)
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
        let named = try pinFile.map { try filePIN ?? PINFile.read($0) }
        filePIN = named
        if named == nil, !isAlone, try resume() { return }
        // Before there is a household there is no PIN to ask for.
        let status = try plainly(HouseholdStatus.method, Nothing()).value
        if status.state == .notSetUp {
            throw Problem.notSetUp
        }
        if let named {
            _ = try unlock(parent: nil, pin: named, isKept: !isAlone)
            return
        }
        guard let prompt = SecretPrompt() else { throw Problem.pinNeeded }
        for attempt in 1...Self.tries {
            do {
                _ = try unlock(parent: nil, pin: try prompt.ask("PIN of a parent: "), isKept: !isAlone)
                return
            } catch let problem as Problem where problem.status == .pin && attempt < Self.tries {
                Output.error(Prose.lines(problem.message.printable, width: Terminal.ofErrors().width))
            }
        }
    }

    /// For what children may ask too: as a parent's where a PIN was named or a token is kept, else as nobody's.
    func becomeParentIfKnown() throws {
        if pinFile != nil { try becomeParent() } else { _ = try resume() }
    }

    /// Resumes with the kept token; false when there is none that is still good.
    func resume() throws -> Bool {
        guard let file = tokenFile, let token = try file.read() else { return false }
        do throws(ClientError) {
            _ = try connection.resume(token: token)
            isParent = true
            return true
        } catch {
            guard case .refused = error else { throw problem(error) }
            file.remove()
            return false
        }
    }

    /// Unlocks by a PIN and keeps the token, as sudo does.
    func unlock(parent: String?, pin: String, isKept: Bool = true) throws -> CallReply<ParentUnlock.Result> {
        do throws(ClientError) {
            let unlocked = try connection.unlock(parent: parent, pin: pin)
            isParent = true
            if isKept { keep(unlocked.value.token) }
            return unlocked
        } catch {
            throw problem(error)
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
    /// Prints a result: its exact JSON, or the text made for people.
    func show<Value>(_ answer: CallReply<Value>, _ text: (Value, Page) -> String) {
        if options.json {
            Output.out(answer.json + [ReplyWriter.newline])
        } else {
            Output.out(text(answer.value, Page(terminal: terminal, zone: answer.zone)))
        }
    }
}
