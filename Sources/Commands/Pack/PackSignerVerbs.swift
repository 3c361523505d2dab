import API
import ArgumentParser
import Household
import Shapes

struct ListSigners: Verb {
    static let configuration = CommandConfiguration(
        commandName: "signers", abstract: "List whose packs come in without being asked.",
        usage: "kidctl pack signers [options]",
        discussion: """
            EXAMPLES:
              kidctl pack signers
            """)

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        session.show(try session.call(PackSigners.method, Nothing())) { result, page in
            guard !result.signers.isEmpty else {
                return page.advice(page.say("pack.noSigner", command: "kidctl pack trust KEY --name NAME"))
            }
            var table = Table([page.column("name", .wrap), page.column("since", spare: true), page.column("key")])
            for signer in result.signers {
                table.add(
                    Table.Cell(signer.name, .bold), Table.Cell(page.clock.short(signer.since), .dim),
                    Table.Cell(signer.key))
            }
            return table.text(on: page.terminal)
        }
    }
}

struct TrustSigner: Verb {
    static let configuration = CommandConfiguration(
        commandName: "trust", abstract: "Let packs of a signer come in without being asked.",
        usage: "kidctl pack trust <key> --name <name> [options]",
        discussion: """
            The key is what the author publishes: 64 digits. Compare it letter by letter. A
            signer that is trusted already gets the new name.

            EXAMPLES:
              kidctl pack trust 3b6a...29ed --name "The bird people"
            """)

    @Argument(help: "The public key of the signer.")
    var key: String

    @Option(help: ArgumentHelp("What the family calls the signer.", valueName: "name"))
    var name: String

    @OptionGroup var options: ParentOptions

    func check() throws {
        if key.utf8.count != 64 { throw Problem(.usage, "a key has 64 digits; this has \(key.utf8.count)") }
    }

    func run(in session: Invocation) throws {
        let params = PackTrustSigner.Params(publicKey: key, name: name)
        session.show(try session.call(PackTrustSigner.method, params)) { signer, page in
            page.result(page.say("pack.trusted", ["name": .text(signer.name)]))
        }
    }
}

struct ForgetSigner: Verb {
    static let configuration = CommandConfiguration(
        commandName: "forget", abstract: "Trust a signer no more; installed packs stay.",
        usage: "kidctl pack forget <signer> [options]",
        discussion: """
            EXAMPLES:
              kidctl pack forget "The bird people"
              kidctl pack forget 3b6a...29ed
            """)

    @Argument(help: "The name that the family gave the signer, or the public key.")
    var signer: String

    @OptionGroup var options: ParentOptions

    func run(in session: Invocation) throws {
        let params = PackForgetSigner.Params(publicKey: try key(in: session))
        session.show(try session.call(PackForgetSigner.method, params)) { signer, page in
            page.result(page.say("pack.forgotten", ["name": .text(signer.name)]))
        }
    }

    private func key(in session: Invocation) throws -> String {
        if signer.utf8.count == 64 { return signer }
        let known = try session.call(PackSigners.method, Nothing()).value.signers
        let named = known.filter { $0.name == signer }
        if let only = named.first, named.count == 1 { return only.key }
        let near = NearestWord.question(signer, in: known.map(\.name))
        throw Problem(
            .notFound,
            named.isEmpty
                ? "no trusted signer is called \"\(signer.printable)\"" + near
                : "\(named.count) signers are called \"\(signer.printable)\": name one by the key (kidctl pack signers)"
        )
    }
}
