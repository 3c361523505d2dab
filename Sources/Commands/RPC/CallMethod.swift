import ArgumentParser
import Client
import Glibc
import JSONRPC
import StrictJSON

struct CallMethod: Verb {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "rpc", abstract: Help.text("rpc"),
            usage: "kidctl rpc <method> [<json>] [options]",
            discussion: """
                Prints the result as JSON: in one line, or indented on a terminal. Pass
                secrets on standard input, because others can see arguments.

                EXAMPLES:
                  kidctl rpc rpc.ping
                  kidctl rpc time.mayI '{"child":"mia"}'
                  kidctl rpc activity.answer - < answer.json
                  kidctl rpc time.mayI '{"child":"mia"}' --deadline 500
                  kidctl rpc rpc.discover > openrpc.json
                """)
    }

    @Argument(help: "The method, such as time.mayI.")
    var method: String

    @Argument(help: "Its parameters as a JSON object; - reads standard input.")
    var json: String?

    @Option(help: ArgumentHelp("Give up if kidd takes longer to answer.", valueName: "milliseconds"))
    var deadline: Int?

    @OptionGroup var options: ParentOptions

    func check() throws {
        guard let deadline, !(1...WireLimits.deadlineMilliseconds).contains(deadline) else { return }
        throw Problem(.usage, "--deadline is from 1 to \(WireLimits.deadlineMilliseconds) milliseconds")
    }

    func run(in session: Invocation) throws {
        var params = try json.map { $0 == "-" ? try Self.standardInput() : Array($0.utf8) }
        var isKeyed = false
        if let params {
            do throws(JSONFault) {
                isKeyed = try JSONDocument(scanning: params).root.member("idempotencyKey") != nil
            } catch {
                throw Problem(.usage, "the parameters are not JSON: \(error.message)")
            }
        }
        if let deadline { params = try Self.adding(deadline, to: params) }
        let result = try session.call(method, params: params, mayRepeat: isKeyed)
        let isIndented = !options.global.json && isatty(STDOUT_FILENO) == 1
        let safe = isIndented ? JSONText.harmless(result) : result
        Output.json(isIndented ? JSONText.indented(safe, on: session.terminal) : safe + [ReplyWriter.newline])
    }

    private static func adding(_ deadline: Int, to params: [UInt8]?) throws -> [UInt8] {
        var object = params ?? Array("{}".utf8)
        while let last = object.last, last <= UInt8(ascii: " ") { object.removeLast() }
        guard object.last == UInt8(ascii: "}") else {
            throw Problem(.usage, "with --deadline the parameters are an object")
        }
        ParamsObject.add("deadlineMs", "\(deadline)", to: &object)
        return object
    }

    private static func standardInput() throws -> [UInt8] {
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 16 << 10)
        while bytes.count <= WireLimits.lineBytes {
            let count = read(STDIN_FILENO, &part, part.count)
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return bytes }
            bytes += part[..<count]
        }
        throw Problem(.usage, "the parameters are longer than a line of \(WireLimits.lineBytes) bytes may be")
    }
}
