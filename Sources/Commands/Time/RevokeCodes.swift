import API
import ArgumentParser
import Household

struct RevokeCodes: Verb {
    static let configuration = CommandConfiguration(
        commandName: "revoke-codes", abstract: "Take back codes that were not used.",
        usage: "kidctl time revoke-codes (<code> ... | --all) [options]",
        discussion: """
            Name codes as time list-codes shows them.

            EXAMPLES:
              kidctl time revoke-codes c3 c4
              kidctl time revoke-codes --all
            """)

    @Argument(help: "Names of codes, such as c3.")
    var codes: [String] = []

    @Flag(help: "Revoke all unused codes.")
    var all = false

    @OptionGroup var options: ParentOptions

    func check() throws {
        guard codes.isEmpty == all else { throw ValidationError("name codes such as c3, or take all with --all.") }
    }

    func run(in session: Invocation) throws {
        let params = TimeRevokeCodes.Params(codes: all ? nil : codes.map(CodeID.init))
        session.show(try session.call(TimeRevokeCodes.method, params)) { reply, page in
            let names = reply.revoked.map(\.rawValue).joined(separator: ", ")
            return page.paragraph(names.isEmpty ? "None of them was unused." : "Taken back: \(names).")
        }
    }
}
