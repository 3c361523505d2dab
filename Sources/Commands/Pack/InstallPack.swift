import API
import ArgumentParser
import Client
import Glibc
import Household
import JSONRPC
import Words

struct InstallPack: Verb {
    static let configuration = CommandConfiguration(
        commandName: "install", abstract: "Install a pack, or another version of one.",
        usage: "kidctl pack install <path> [options]",
        discussion: """
            The path is a folder or an archive (.kiddpack) that kidd's account can read.
            Everything in it is checked first; then all of it is there, or nothing. A pack of
            somebody whom the family trusts comes in at once. Of another one you are told who
            signed it, and asked.

            EXAMPLES:
              kidctl pack install ~/Downloads/birds-1.0.0.kiddpack
              kidctl pack install ./my-pack
            """)

    @Argument(help: "The folder or the archive.")
    var path: String

    @Option(
        help: ArgumentHelp(
            "Install the pack with this digest although its signer is not trusted.", valueName: "digest"))
    var accept: String?

    @OptionGroup var options: ParentOptions

    /// The largest pack takes some minutes on a slow disk.
    static let answerSeconds = 1800

    func check() throws {
        if path.isEmpty { throw Problem(.usage, "name the folder or the archive of the pack") }
        if let accept, accept.utf8.count != 64 {
            throw Problem(.usage, "--accept takes the 64 digits that kidctl names when it asks")
        }
    }

    func run(in session: Invocation) throws {
        var params = PackInstall.Params(path: Self.absolute(path), accept: accept)
        while true {
            switch try install(params, in: session) {
            case .success(let answer): return session.show(answer, Self.text)
            case .failure(let untrusted):
                try untrusted.ask(in: session.language)
                params.accept = untrusted.digest
            }
        }
    }

    private func install(
        _ params: PackInstall.Params, in session: Invocation
    ) throws -> Result<CallReply<PackInstall.Result>, UntrustedPack> {
        return try session.watching(Self.progress) {
            try session.asNeeded(parent: true) { () throws(ClientError) in
                do throws(ClientError) {
                    return .success(try session.connection.answer(PackInstall.method, params))
                } catch {
                    guard case .refused(let refused) = error else { throw error }
                    if let untrusted = UntrustedPack(refused) { return .failure(untrusted) }
                    Output.tell(refused.packFaults)
                    throw error
                }
            }
        }
    }

    private static func progress(in language: Language) -> (Int, Int?, String?) -> String {
        { done, total, phase in
            let key = "pack.doing.\(phase ?? "")"
            return ProgressLine.bar(
                language.has("kidctl." + key) ? language.say(key) : phase ?? "", done, total, in: language)
        }
    }

    private static func text(_ pack: PackInstall.Result, _ page: Page) -> String {
        let name = Saying.Value.text("\(pack.title) \(pack.version)")
        guard pack.installed else { return page.result(page.say("pack.already", ["pack": name])) }
        let lessons = Saying.Value.text(page.say("pack.lessons", ["count": .number(pack.lessons)]))
        let done =
            pack.replaced.map {
                page.say(
                    PackVersion.isOlder(pack.version, than: $0) ? "pack.done.newer" : "pack.done.older",
                    ["pack": name, "lessons": lessons, "version": .text($0)])
            } ?? page.say("pack.done", ["pack": name, "lessons": lessons])
        return page.result(done)
            + page.advice("  " + page.say("pack.see", command: "kidctl lesson list CHILD --pack \(pack.pack)"))
    }

    /// The same path for kidd, which works in another folder.
    static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
        defer { free(folder) }
        return String(cString: folder) + "/" + path
    }
}

/// A pack that is in order and that nobody whom the family trusts has signed.
struct UntrustedPack: Error {
    var title: String
    var author: String
    var digest: String
    var signer: String?
    var version: String
    var replaced: String?

    init?(_ refused: ClientError.Refused) {
        guard refused.code == ErrorCode.packNotTrusted.code, let digest = refused.text("digest") else { return nil }
        version = refused.text("version") ?? ""
        title = "\(refused.text("title") ?? "") \(version)"
        author = refused.text("author") ?? ""
        self.digest = digest
        signer = refused.text("signer")
        replaced = refused.text("replaces")
    }

    /// Asks on the terminal whether it may come in all the same; without one it is refused with the way to say so.
    func ask(in language: Language) throws {
        let text = said(in: language)
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
            throw Problem(.refused, text, remedy: "to install it all the same, add: --accept \(digest)")
        }
        let yes = language.say("confirm.yes")
        Output.error(
            Prose.lines(text.printable, width: Terminal.ofErrors().width)
                + language.say("pack.ask", ["yes": .text(yes)]) + " ")
        let typed = readLine() ?? ""
        guard Confirmation.means(typed, yes) || ["y", yes.prefix(1).lowercased()].contains(typed.lowercased()) else {
            throw Problem(.refused, language.say("pack.notInstalled"))
        }
    }

    /// What a family should know before it says yes.
    private func said(in language: Language) -> String {
        let about: KeyValuePairs<String, Saying.Value> = ["title": .text(title), "author": .text(author)]
        let place = replaced.map {
            language.say(
                PackVersion.isOlder(version, than: $0) ? "pack.replacesNewer" : "pack.replaces", ["version": .text($0)])
        }
        let who =
            signer.map {
                language.say(
                    "pack.signedWith", ["key": .text($0), "command": .text("kidctl pack trust \($0) --name NAME")])
            } ?? language.say("pack.unsigned")
        let order = language.say(signer == nil ? "pack.order" : "pack.order.signed", about)
        return [order, place, who].compactMap(\.self).joined(separator: " ")
    }
}
