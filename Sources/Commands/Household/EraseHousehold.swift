import API
import ArgumentParser
import JSONRPC
import Shapes
import Words

struct EraseHousehold: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "household erase", usage: "[options]", isAbout: true,
            examples: """
                sudo kidctl household erase
                kidctl household erase --code-file code
                sudo kidctl household erase --confirm-name Larsen
                """)
    }

    @Option(
        help: ArgumentHelp(
            "The household's name, for scripts: nobody is asked then. Where nobody can read it, the path of the data folder.",
            valueName: "name"))
    var confirmName: String?

    @Option(help: ArgumentHelp("Read the recovery code from a file, or from standard input: -.", valueName: "file"))
    var codeFile: String?

    @OptionGroup var options: GlobalOptions

    private static let command = "sudo kidctl household erase"

    /// Every file is overwritten first.
    static let answerSeconds = CreateBackup.answerSeconds

    func run(in session: Invocation) throws {
        try session.requireOwner(remedy: "run it as root: \(Self.command)")
        let status = try session.plainly(HouseholdStatus.method, Nothing()).value
        if status.state == .notSetUp || status.choosesPassphrase == true { throw Problem.notSetUp }
        if status.state == .opening {
            throw Problem(.failed, "the household is being opened", remedy: "try again in a moment")
        }
        if status.name == nil, !RootAccount.isMine {
            throw Problem(
                .forbidden, "nobody can read this household now, and no recovery code can be checked",
                remedy: "run it as root: \(Self.command)")
        }
        let typed = try confirmName ?? asked(status.name, session.language)
        if let name = status.name, typed != name {
            throw Problem(.refused, "type the household's name as it is shown: \(name)")
        }
        let params = HouseholdErase.Params(confirmName: typed, recoveryCode: try session.ownersCode(file: codeFile))
        let answer = try session.plainly(HouseholdErase.method, params)
        session.forgetParent()
        session.show(answer, Self.text)
    }

    /// The name or the path as somebody types it, who has read before what goes and what remains.
    private func asked(_ name: String?, _ language: Language) throws -> String {
        let wanted = name ?? "PATH"
        let loss =
            name.map { name in
                [
                    language.say("erase.loses", ["name": .text(name)]), language.say("erase.remains"),
                    language.say("erase.backupFirst", command: "kidctl backup create FOLDER"),
                ]
            } ?? [
                language.say("erase.losesUnread"), language.say("erase.remains"),
                language.say("erase.orRestore", command: "kidd restore FILE"),
            ]
        return try Confirmation.typed(
            language.say(name == nil ? "erase.typeFolder" : "erase.typeName"),
            what: name == nil ? "the path of the data folder" : "the household's name",
            option: "--confirm-name \(name == nil ? wanted : Advice.quoted(wanted))", loss: loss,
            none: language.say("erase.none"))
    }

    static func text(_ result: HouseholdErase.Result, _ page: Page) -> String {
        var text = page.advice(
            page.say(
                "erase.done", ["files": .number(result.files), "size": .text(page.size(result.bytes))]))
        if let count = result.children { text += page.paragraph(page.say("erase.children", ["count": .number(count)])) }
        let places = [result.backupFolder, result.lastBackup].compactMap(\.self)
        if !places.isEmpty {
            text += page.advice(page.say("erase.backups", ["places": .text(places.joined(separator: ", "))]))
        }
        if !result.foreign.isEmpty {
            text += page.advice(page.say("erase.foreign", ["files": .text(result.foreign.joined(separator: ", "))]))
        }
        if !result.isKeyDestroyed { text += page.paragraph(page.say("erase.credential"), .yellow) }
        text += page.advice(page.say("erase.remains"))
        let next = result.state == .sealed ? "kidctl household unseal" : FirstCommand.text
        return text + page.advice(page.say("erase.again", command: next))
    }
}
