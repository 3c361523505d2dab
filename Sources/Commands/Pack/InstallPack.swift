import API
import ArgumentParser
import Client
import Glibc
import Household
import JSONRPC

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
                try untrusted.ask()
                params.accept = untrusted.digest
            }
        }
    }

    private func install(
        _ params: PackInstall.Params, in session: Invocation
    ) throws -> Result<CallReply<PackInstall.Result>, UntrustedPack> {
        let line = { done, total, phase in ProgressLine.bar(Self.words(phase ?? ""), done, total) }
        return try session.watching(line) {
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

    /// What is being done, for people.
    private static func words(_ phase: String) -> String {
        switch phase {
        case "storingLessons": "storing lessons"
        case "storingAssets": "storing images and sounds"
        default: phase
        }
    }

    private static func text(_ pack: PackInstall.Result, _ page: Page) -> String {
        let mark = page.styled("\u{25CF}", .green)
        let name = "\(pack.title.printable) \(pack.version.printable)"
        guard pack.installed else { return "\(mark) \(name) is installed already.\n" }
        let lessons = pack.lessons == 1 ? "1 lesson" : "\(pack.lessons) lessons"
        let before =
            pack.replaced.map {
                ", in the place of \($0.printable)"
                    + (PackVersion.isOlder(pack.version, than: $0) ? ", which is newer" : "")
            } ?? ""
        return "\(mark) \(name) is installed (\(lessons))\(before).\n"
            + page.paragraph("See its lessons: kidctl lesson list CHILD --pack \(pack.pack)", indent: 2)
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
    func ask() throws {
        let who =
            signer.map {
                "It is signed with the key \($0). Compare the key with the one that the author publishes, letter by letter. "
                    + "To trust the author for good: kidctl pack trust \($0) --name NAME."
            } ?? "Nobody has signed it, so nobody can say who made it."
        let place =
            replaced.map {
                let age = PackVersion.isOlder(version, than: $0) ? "a newer one" : "which is there now"
                return " It would take the place of version \($0), \(age)."
            } ?? ""
        let name = signer == nil ? "" : ", but the family does not trust its signer"
        let text = "\(title) is in order\(name). It says that it is by \(author).\(place) " + who
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
            throw Problem(.refused, text, remedy: "to install it all the same, add: --accept \(digest)")
        }
        Output.error(
            Prose.lines(text.printable, width: Terminal.ofErrors().width) + "Install it all the same? [y/N] ")
        guard ["y", "yes"].contains((readLine() ?? "").lowercased()) else {
            throw Problem(.refused, "nothing was installed")
        }
    }
}
