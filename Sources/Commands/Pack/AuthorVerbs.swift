import ArgumentParser
import Household
import Packs
import Vault
import Words

/// What every command of an author says about the faults of a pack.
private func problem(_ refusal: PackRefusal) -> Problem {
    let count = refusal.faults.count == 1 ? "1 fault" : "\(refusal.faults.count) faults"
    return Problem(.refused, "the pack has \(count)")
}

/// An author needs no running kidd, so no family is known.
private var language: Language { TerminalLanguage.current(Environment.value) }

/// Who has signed a pack.
private func signer(of checked: CheckedPack) -> String {
    checked.signer.map { language.say("author.signedBy", ["key": .text($0.rawValue)]) }
        ?? language.say("author.unsigned")
}

/// Prints every fault on a line of its own, as editors read them, and ends with an error.
private func tell(_ refusal: PackRefusal) throws -> Never {
    Output.out(refusal.text + "\n")
    throw problem(refusal)
}

struct NewPack: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new", abstract: "Make a small pack to begin with.",
        usage: "kidctl pack new <folder> --title <title> --author <author>",
        discussion: """
            The folder gets a manifest, one lesson and one template: all of it passes kidctl
            pack check, and a child can play it. The folder's name is the pack's id.

            EXAMPLES:
              kidctl pack new birds --title "Birds in our garden" --author "Ada Larsen"
            """)

    @Argument(help: "The folder, which is not there yet.")
    var folder: String

    @Option(help: ArgumentHelp("What people read in lists.", valueName: "title"))
    var title: String

    @Option(help: ArgumentHelp("Who writes it.", valueName: "author"))
    var author: String

    func run() throws {
        let id = folder.split(separator: "/").last.map(String.init) ?? folder
        if let reason = PackStarter.make(folder, id: id, title: title, author: author) {
            throw Problem(.refused, reason)
        }
        Output.out(
            language.say("author.begun", ["folder": .text(folder.printable)])
                + "\n  kidctl pack check \(folder.printable) --show \(id)-1\n")
    }
}

struct CheckPack: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Name everything that is wrong with a pack.",
        usage: "kidctl pack check <path> [--show <lesson>] [options]",
        discussion: """
            Looks at a folder or an archive and names each fault with its file, the place in
            it and what helps. With --show it prints the questions of a lesson as an activity
            with this seed has them, a line of JSON each. With --repeats it says of each lesson
            how much a child has seen before who does it a second and a third time, and how
            often a question comes twice at one time.

            EXAMPLES:
              kidctl pack check birds
              kidctl pack check birds-1.0.0.kiddpack
              kidctl pack check birds --show birds-1 --seed 7
              kidctl pack check birds --repeats
            """)

    @Argument(help: "The folder or the archive.")
    var path: String

    @Option(help: ArgumentHelp("Show the questions of this lesson as well.", valueName: "lesson"))
    var show: String?

    @Option(help: ArgumentHelp("Which items generated questions have, with --show.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("In which language, with --show.", valueName: "tag"))
    var locale: String?

    @Flag(help: "Say how much of each lesson comes again when it is done three times.")
    var repeats = false

    func run() throws {
        switch PackReader.check(path: path) {
        case .failure(let refusal): try tell(refusal)
        case .success(let checked):
            let pack = checked.pack
            let language = language
            let assets = checked.bundle.assets.count
            let facts = [
                language.say("pack.lessons", ["count": .number(pack.lessons.count)]),
                assets == 0 ? nil : language.say("author.assets", ["count": .number(assets)]), signer(of: checked),
            ]
            let name = "\(pack.manifest.id) \(pack.manifest.version.printable)"
            Output.out(
                language.say(
                    "author.sound",
                    ["pack": .text(name), "facts": .text(facts.compactMap(\.self).joined(separator: ", "))]) + "\n")
            for (tag, texts) in checked.untranslated.sorted(by: { $0.key < $1.key }) {
                Output.out(
                    language.say(
                        "author.untranslated",
                        [
                            "language": .text(tag), "count": .number(texts.count),
                            "first": .text((texts.min() ?? "").printable),
                        ]) + "\n")
            }
            if repeats { tellRepeats(of: pack) }
            if let show { try self.show(show, of: pack) }
        }
    }

    /// A line for each lesson, those first of which most comes again.
    private func tellRepeats(of pack: Pack) {
        let found = pack.installed.map { ($0.lesson.id.rawValue, LessonRepeats(of: $0)) }
        for (lesson, repeats) in found.sorted(by: { ($1.1.seenPercent, $0.0) < ($0.1.seenPercent, $1.0) }) {
            let twice = repeats.twice == 0 ? "" : ", \(repeats.twice) twice at one time"
            Output.out("\(lesson): \(repeats.seenPercent) % seen before\(twice)\n")
        }
        let mean = found.reduce(0) { $0 + $1.1.seenPercent } / max(1, found.count)
        Output.out("all: \(mean) % seen before\n")
    }

    private func show(_ lesson: String, of pack: Pack) throws {
        let found = (pack.installed + pack.variants).filter { $0.lesson.id.rawValue == lesson }
        guard let first = found.first else {
            let near = NearestWord.question(lesson, in: pack.lessons.map(\.id.rawValue))
            throw Problem(.notFound, "the pack has no lesson \"\(lesson.printable)\"" + near)
        }
        let chosen = locale.flatMap { tag in found.first { $0.lesson.language == tag } } ?? first
        if let locale, chosen.lesson.language != locale {
            throw Problem(.notFound, "the lesson has no texts in \"\(locale.printable)\"")
        }
        for line in LessonPreview.lines(of: chosen, seed: seed) { Output.out(line + "\n") }
    }
}

struct MakePackKey: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "key", abstract: "Make a key to sign packs with.",
        usage: "kidctl pack key <file>",
        discussion: """
            The file is yours alone: whoever has it can sign in your name. Keep a copy at a
            safe place. Families need the public key, which is printed; publish it where they
            can compare it. Of a file that is there only the public key is printed.

            EXAMPLES:
              kidctl pack key ~/.config/kidd/author.key
            """)

    @Argument(help: "The file of the key.")
    var file: String

    func run() throws {
        let key = try SigningKey(seed: Self.seed(file, mayMake: true))
        Output.out("\(Hexadecimal.text(key.publicKey))\n")
    }

    /// The secret of a key file.
    static func seed(_ file: String, mayMake: Bool) throws -> Secret {
        do throws(KeyFileFault) {
            return try KeyFile.load(path: file)
        } catch {
            guard mayMake, error.kind == .missing else {
                throw Problem(
                    .refused, "the key \(file) cannot be used: \(error.signingWords)",
                    remedy: error.kind == .missing ? "make one: kidctl pack key \(file)" : nil)
            }
        }
        do throws(KeyFileFault) {
            return try KeyFile.create(path: file)
        } catch {
            throw Problem(.refused, "the key \(file) cannot be made: \(error.signingWords)")
        }
    }
}

struct SignPack: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sign", abstract: "Sign a pack's folder.",
        usage: "kidctl pack sign <folder> --key <file>",
        discussion: """
            Lists every file with its digest in manifest.json, and writes signature.json. Sign
            once more after each change. Then make the archive: kidctl pack archive.

            EXAMPLES:
              kidctl pack sign birds --key ~/.config/kidd/author.key
            """)

    @Argument(help: "The folder of the pack.")
    var folder: String

    @Option(help: ArgumentHelp("The key, made by kidctl pack key.", valueName: "file"))
    var key: String

    func run() throws {
        let key = try SigningKey(seed: MakePackKey.seed(key, mayMake: false))
        switch PackSigner.sign(folder: folder, with: key) {
        case .failure(let refusal): try tell(refusal)
        case .success(let checked):
            let manifest = checked.pack.manifest
            Output.out(
                language.say(
                    "author.signed",
                    [
                        "pack": .text("\(manifest.id) \(manifest.version.printable)"),
                        "key": .text(Hexadecimal.text(key.publicKey)),
                    ]) + "\n")
        }
    }
}

struct ArchivePack: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "archive", abstract: "Put a pack into one file.",
        usage: "kidctl pack archive <folder> [--output <file>]",
        discussion: """
            The archive is a plain tar file. It is checked first, and the same files give the
            same archive. A pack that nobody signed can be sent too: families are asked then.

            EXAMPLES:
              kidctl pack archive birds
              kidctl pack archive birds --output /tmp/birds.kiddpack
            """)

    @Argument(help: "The folder of the pack.")
    var folder: String

    @Option(
        help: ArgumentHelp("Where the archive goes; else here, as ID-VERSION.kiddpack.", valueName: "file"))
    var output: String?

    func run() throws {
        switch PackArchiver.write(folder, to: output) {
        case .failure(let refusal): try tell(refusal)
        case .success(let (path, checked)):
            Output.out("\(path.printable) (\(signer(of: checked)))\n")
        }
    }
}

extension KeyFileFault {
    /// The same for the key of an author.
    fileprivate var signingWords: String {
        switch kind {
        case .missing: "there is no such file"
        case .wrongOwner: "it belongs to another account"
        case .wrongSize, .notHexadecimal: "it is not a key that kidctl pack key has made"
        default: description
        }
    }
}
