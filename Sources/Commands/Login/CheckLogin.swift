import API
import ArgumentParser
import Glibc
import Household
import Words

struct CheckLogin: Verb {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "login-check", abstract: Help.text("login-check"),
            usage: "kidctl login-check [options]",
            discussion: """
                For login programs. Asks about the child that this account belongs to (kidctl
                child update CHILD --uid). Accounts that belong to no child may always log in.
                Ends with 0 when the account may log in. Else it prints the child's sentence and
                ends with 7.

                When kidd does not answer, the account may log in, unless --child-account says
                that it is a child's.

                Root asks for another account by --account. The account's own programs cannot
                end that check, as they could one that runs under the account.

                EXAMPLES:
                  kidctl login-check
                  kidctl login-check --account mia
                """)
    }

    /// A login does not wait longer for an answer.
    static let answerSeconds = 5

    @Flag(help: "This account is a child's: refuse it when kidd does not answer.")
    var childAccount = false

    @Option(help: ArgumentHelp("The account that is asked for; for root.", valueName: "name"))
    var account: String?

    @OptionGroup var options: PersonOptions

    func run() throws {
        if let account { try Self.ask(as: account) }
        try run(in: Invocation(options.global, timeout: Self.answerSeconds))
    }

    func run(in session: Invocation) throws {
        let decision: Decision
        do {
            guard let own = try child(of: geteuid(), in: session) else { return }
            decision = try session.plainly(TimeMayI.method, TimeMayI.Params(child: own.rawValue)).value.decision
        } catch let problem as Problem {
            let language = TerminalLanguage.current(Environment.value)
            Output.error(problem.said(in: language).text(width: Terminal.ofErrors().width))
            guard childAccount else { return }
            Output.out(language.say("run.unknown") + "\n")
            throw EarlyEnd(status: .notNow)
        }
        guard !decision.allowed else { return }
        Output.out(decision.say.printable + "\n")
        throw EarlyEnd(status: .notNow)
    }

    /// Asks under another account from now on: kidd tells by the effective one who asks. The real and the saved one stay
    /// root's, so that no program of the account can send this one a signal.
    private static func ask(as name: String) throws {
        guard getuid() == 0 else { throw Problem(.refused, "--account is for root") }
        guard let entry = getpwnam(name)?.pointee else { throw Problem(.refused, "there is no account \"\(name)\"") }
        guard initgroups(name, entry.pw_gid) == 0, setegid(entry.pw_gid) == 0, seteuid(entry.pw_uid) == 0 else {
            throw Problem(.refused, "root cannot act as \(name) here")
        }
    }

    /// The child that an account belongs to. An account sees the profile of its own child, or of those that have no
    /// account; only in the first one it stands itself.
    private func child(of account: uid_t, in session: Invocation) throws -> ChildID? {
        for entry in try session.plainly(ChildList.method, ChildList.Params()).value.children {
            do {
                let view = try session.plainly(ChildGet.method, ChildParams(child: entry.id.rawValue)).value
                if view.profile.uids.contains(account) { return entry.id }
            } catch let problem as Problem where problem.status == .forbidden || problem.status == .notFound {
                continue
            }
        }
        return nil
    }
}
