import ArgumentParser
import Glibc

/// `kidctl web`: the page in the browser. The gateway is a program of its own, which takes this one's place.
struct OpenWeb: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.verb(
            "web", usage: "[options]", isAbout: true,
            examples: """
                kidctl web
                kidctl web --print-only
                """)
    }

    /// The program with the page.
    static let program = "kidd-web"

    @Option(help: ArgumentHelp("The socket of kidd.", valueName: "path"))
    var socket: String?

    @Flag(help: "Only print the address.")
    var printOnly = false

    func run() throws {
        guard let file = Self.find(beside: Self.ownFile, Environment.value) else { throw Self.missing }
        let words = ["open"] + (printOnly ? ["--print-only"] : []) + (socket.map { ["--socket", $0] } ?? [])
        var arguments = ([Self.program] + words).map { strdup($0) } + [nil]
        execv(file, &arguments)
        throw Problem(
            .failed, "\(file) cannot be run (\(String(cString: strerror(errno))))",
            remedy: "install it anew: make install")
    }

    static let missing = Problem(
        .failed, "the page is a program of its own, kidd-web, which is not here",
        remedy: "install it beside kidctl, or in a folder of PATH: make install")

    /// The gateway beside this program, else in a folder of `PATH`.
    static func find(beside own: String?, _ environment: (String) -> String?) -> String? {
        let beside = own.flatMap { file in
            file.lastIndex(of: "/").map { ProgramPath.find(file[...$0] + program, environment) }
        }
        return beside.flatMap { $0 } ?? ProgramPath.find(program, environment)
    }

    private static var ownFile: String? {
        var path = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &path, path.count)
        return count > 0 ? String(decoding: path.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
    }
}
