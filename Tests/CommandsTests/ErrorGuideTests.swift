import API
import Client
import JSONRPC
import Foundation
import Testing
import Vault
import Words

@testable import Commands

@Suite struct ErrorGuideTests {
    @Test("Every error of the table has a row", arguments: ErrorTable.all)
    func complete(code: ErrorCode) throws {
        _ = try #require(ErrorGuide.row(for: code.code))
        #expect(ErrorGuide.status(for: code.code) != .ok)
        #expect(ErrorGuide.status(for: code.code) != .notRunning)
        #expect(ErrorGuide.status(for: code.code) != .usage)
    }

    @Test("Every row is reached by an error of the table, or is the rest of its hundred")
    func noDeadRows() {
        let reached = Set(
            ErrorTable.all.compactMap { code in
                ErrorGuide.rows.firstIndex { $0.codes.contains(code.code) }
            })
        for (index, row) in ErrorGuide.rows.enumerated() where row.codes.count == 1 {
            #expect(reached.contains(index), "row of \(row.codes.lowerBound) is for no error")
        }
    }

    @Test(
        "Scripts can tell what happened",
        arguments: [
            (ErrorCode.pinRequired, Commands.ExitStatus.pin), (.wrongPIN, .pin), (.wait, .pin), (.tokenEnded, .pin),
            (.wrongRecoveryCode, .pin), (.forbidden, .forbidden), (.developerOnly, .forbidden),
            (.filtered, .forbidden), (.unknownChild, .notFound), (.childArchived, .refused),
            (.unknownLesson, .notFound),
            (.unknownPack, .notFound), (.unknownAsset, .notFound),
            (.unknownParent, .notFound), (.unknownActivity, .notFound), (.notNow, .notNow),
            (.invalidParams, .refused), (.leaseTaken, .refused), (.tooManyLeases, .refused), (.nameTaken, .refused),
            (.pinRefused, .refused), (.alreadySetUp, .refused),
            (.activityFinished, .refused), (.storageFull, .storage), (.storageReadOnly, .storage),
            (.storageDamaged, .storage), (.storageFailed, .storage), (.notSetUp, .failed), (.internalError, .failed),
            (.notOptedIn, .forbidden), (.confirmationNeeded, .refused), (.busy, .failed), (.deadline, .failed),
            (.cancelled, .failed), (.methodNotFound, .failed), (.backupRefused, .refused),
        ])
    func statuses(code: ErrorCode, status: Commands.ExitStatus) {
        #expect(ErrorGuide.status(for: code.code) == status)
    }

    @Test("A backup that is refused is told in the words that came: they say what helps")
    func backup() {
        let refused = ClientError.Refused(
            code: ErrorCode.backupRefused.code, kind: "backup_refused", message: "there is no folder /a: make it",
            data: [])
        #expect(Problem(.refused(refused)).text(width: 80) == "kidctl: there is no folder /a: make it\n")
    }

    @Test("What an error says already is not said once more")
    func notTwice() {
        let refused = ClientError.Refused(
            code: ErrorCode.lastParent.code, kind: "last_parent",
            message: "Anna is the only parent: add another one first", data: [])
        let text = Problem(.refused(refused)).text(width: 80)
        #expect(text.components(separatedBy: "add another one first").count == 2, "\(text)")
        #expect(text.contains("kidctl parent add NAME"))
    }

    @Test("A code of the future ends like the rest of its hundred")
    func future() {
        #expect(ErrorGuide.status(for: 899) == .storage)
        #expect(ErrorGuide.status(for: 399) == .notNow)
        #expect(ErrorGuide.status(for: 999) == .failed)
    }

    @Test("Where a new PIN is needed and nobody can type one, the option that names a file is told")
    func newPIN() {
        #expect(NewPIN.noTerminal("--pin-file").remedy?.contains("--pin-file FILE") == true)
    }

    @Test(
        "What helps is said in the reader's language, and so is what kidd refuses most often",
        arguments: ["de", "es", "fr"])
    func languages(tag: String) throws {
        let language = try #require(Language.named(tag))
        for remedy in ErrorGuide.rows.compactMap(\.remedy) {
            #expect(language.text(of: remedy) != Language.english.text(of: remedy))
        }
        for (code, kind) in [(102, "wrong_pin"), (103, "wait"), (105, "sealed"), (106, "not_set_up")] {
            let refused = ClientError.Refused(
                code: code, kind: kind, message: "no", data: Array(#"{"waitSeconds":5}"#.utf8))
            let (english, said) = (Problem(.refused(refused)), Problem(.refused(refused)).said(in: language))
            #expect(english.said(in: .english).message != said.message && said.message != "no")
        }
    }

    @Test("A refusal is told in the family's language as far as kidctl has its words, and once")
    func family() throws {
        let german =
            #"{"jsonrpc":"2.0","id":ID,"result":{"state":"open","name":"Larsen","say":"Ready.","locale":"de"}}"#
        try inFolder { folder in
            setenv("KIDD_TOKEN_FILE", folder + "/token", 1)
            defer { unsetenv("KIDD_TOKEN_FILE") }
            let daemon = StandIn(in: folder, [.reply(CommandRunTests.error(201, "unknown_child")), .reply(german)])
            let printed = Mutex<[UInt8]>([])
            let status = Output.$reader.withValue({ bytes in printed.withLock { $0 += bytes } }) {
                Kidctl.run(["time", "may-i", "zoe", "--socket", daemon.path])
            }
            let text = String(decoding: printed.withLock { $0 }, as: UTF8.self)
            #expect(status == .notFound && text == "kidctl: no\n  → die Namen: kidctl child list\n")
        }
    }

    @Test("The exit codes are those that are documented")
    func numbers() {
        #expect(Commands.ExitStatus.allCases.map(\.rawValue) == Array(0...10))
    }

    @Test("A daemon that is not running is told with its socket and the remedy")
    func notRunning() {
        let error = ClientError.notRunning(path: "/run/kidd/kidd.sock", why: "there is no socket")
        let text = Problem(error, system: nil).text(width: 80)
        #expect(text.hasPrefix("kidctl: kidd is not running at /run/kidd/kidd.sock"))
        #expect(text.contains("start it with: kidd serve"))
    }

    @Test("Where kidd is installed for the computer, its units and its group are what helps")
    func installed() throws {
        let system = try #require(
            SystemInstall(
                "unit=kidd\naccount=kidd\ngroup=no-such-group\nsocket=/run/kidd/kidd.sock\ndata=/d\nkey=/k\nbackups=/b\n"
            ))
        let (own, shared) = ("/run/user/1/kidd/kidd.sock", "/run/kidd/kidd.sock")
        for (path, tried) in [(shared, []), (own, [own, shared])] {
            let problem = Problem(.notRunning(path: path, why: "-"), tried: tried, system: system)
            #expect(problem.remedy?.hasPrefix("start it with: sudo systemctl start kidd.service") == true)
        }
        #expect(Problem(.notRunning(path: own, why: "-"), system: system).remedy?.contains("kidd serve") == true)
        let closed = Problem(.notAllowed(path: shared), system: system).remedy
        #expect(closed?.hasPrefix("sudo usermod -aG no-such-group ") == true && closed?.contains("log out") == true)
        #expect(Problem(.notAllowed(path: own), system: system).remedy?.contains("usermod") == false)
    }

    @Test("All places where kidd was looked for are told")
    func tried() {
        let error = ClientError.notRunning(path: "/run/user/1/kidd/kidd.sock", why: "there is no socket")
        let problem = Problem(error, tried: ["/run/user/1/kidd/kidd.sock", "/run/kidd/kidd.sock"])
        #expect(
            problem.message
                == "kidd is not running at /run/user/1/kidd/kidd.sock (there is no socket), nor at /run/kidd/kidd.sock")
    }

    @Test("A household that is not set up is told with the whole first command")
    func notSetUp() {
        let error = ClientError.Refused(code: 106, kind: "not_set_up", message: "run kidctl household set-up")
        #expect(
            Problem(.refused(error)).remedy?.hasSuffix("kidctl household set-up --name FAMILY --parent YOU") == true)
    }

    @Test("A remedy that the message names already is not told twice")
    func once() {
        let named = ClientError.Refused(code: 201, kind: "unknown_child", message: "no child (kidctl child list)")
        #expect(Problem(.refused(named)).text(width: 80) == "kidctl: no child (kidctl child list)\n")
        let other = ClientError.Refused(code: 201, kind: "unknown_child", message: "no child")
        #expect(Problem(.refused(other)).text(width: 80) == "kidctl: no child\n  → see the names: kidctl child list\n")
    }
}
