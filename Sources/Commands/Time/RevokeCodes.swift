import API
import ArgumentParser
import Household

struct RevokeCodes: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "time revoke-codes", usage: "(<code> ... | --all) [options]",
            discussion: """
                Name codes as time list-codes shows them.

                EXAMPLES:
                  kidctl time revoke-codes c3 c4
                  kidctl time revoke-codes --all
                """)
    }

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
        let answer = try session.call(TimeRevokeCodes.method, params)
        let (revoked, missing) = (answer.value.revoked, answer.value.notFound)
        let used = (params.codes ?? []).filter { !revoked.contains($0) && !missing.contains($0) }
        session.show(answer) { _, page in
            var text =
                revoked.isEmpty ? "" : page.paragraph(page.say("code.takenBack", ["codes": .text(Self.names(revoked))]))
            if !used.isEmpty {
                text += page.paragraph(page.say("code.usedAlready", ["codes": .text(Self.names(used))]))
            }
            return all && revoked.isEmpty ? page.paragraph(page.say("code.noUnused")) : text
        }
        guard missing.isEmpty else { throw try unknown(missing, in: session) }
    }

    /// Codes that are not there, with those that can be taken back.
    private func unknown(_ missing: [CodeID], in session: Invocation) throws -> Problem {
        let codes = try session.call(TimeListCodes.method, TimeListCodes.Params(child: nil)).value.codes
        let unused = codes.filter { $0.state == .unused }.map(\.id)
        return Problem(
            .notFound,
            "there is no code \(Self.names(missing)); "
                + (unused.isEmpty ? "no code is unused" : "unused: \(Self.names(unused))"),
            remedy: "see what became of them: kidctl time list-codes")
    }

    private static func names(_ codes: [CodeID]) -> String { codes.map(\.rawValue).joined(separator: ", ") }
}
