import Foundation
import HouseholdTesting

/// A program of `rpc-spec/clients`: a client that others wrote goes once round what a front-end needs.
enum Tour {
    /// Two packages of PyPI in an environment of their own.
    static let python = Machine.Tool(repository + "/.build/interop-venv/bin/python")
    static let node = Machine.Tool("/usr/bin/node")
    static let perl = Machine.Tool("/usr/bin/perl")
    static let netcat = Machine.Tool("/bin/nc.openbsd")
    static let go = Machine.Tool("/usr/bin/go")
    static let goPackage = Machine.Tool(file: goFolder + "/src/github.com/sourcegraph/jsonrpc2/jsonrpc2.go")
    static let compiler = Machine.Tool("/usr/bin/g++")
    static let jsonrpccpp = Machine.Tool(
        file: "/usr/include/jsonrpccpp/client/connectors/unixdomainsocketclient.h")

    private static let goFolder = "/usr/share/gocode"
    private static let repository = String(#filePath.split(separator: "/Tests/")[0])

    /// The path of a program.
    static func source(_ name: String) -> String { repository + "/rpc-spec/clients/" + name }

    /// Compiles the one in C++; gives the program.
    static func buildCPlusPlus(in scratch: ScratchFolder) throws -> String {
        let program = scratch.path("tour")
        // The headers have exception specifications, which newer standards do not.
        try compiler.run(
            [
                "-std=c++14", "-Wno-deprecated", source("jsonrpccpp_tour.cpp"), "-o", program,
                "-ljsonrpccpp-client", "-ljsonrpccpp-common", "-ljsoncpp",
            ],
            environment: ["PATH": "/usr/bin:/bin"], in: scratch)
        return program
    }

    /// Compiles the one in Go, without a look at the network; gives the program.
    static func buildGo(in scratch: ScratchFolder) throws -> String {
        let program = scratch.path("tour")
        let environment = [
            "PATH": "/usr/bin:/bin", "GO111MODULE": "off", "GOPATH": goFolder, "GOCACHE": scratch.path("go"),
        ]
        try go.run(["build", "-o", program, source("jsonrpc2_tour.go")], environment: environment, in: scratch)
        return program
    }

    /// Lets a program go round with a daemon.
    static func take(_ command: [String], with daemon: DaemonProcess, in scratch: ScratchFolder) throws -> Souvenirs {
        let environment = [
            "KIDD_SOCKET": daemon.places.socket, "KIDD_PIN": Family.pin, "PATH": "/usr/bin:/bin",
            "HOME": scratch.path, "LC_ALL": "C.UTF-8", "PYTHONDONTWRITEBYTECODE": "1",
        ]
        let program = try SpawnedProgram(command, environment: environment, files: scratch.path("tour"))
        let ending = try program.wait(within: .seconds(60))
        return Souvenirs(ending: ending, output: program.output, errors: program.errors)
    }

    /// What a program brought home: lines such as `error: 201 unknown_child`.
    struct Souvenirs: CustomStringConvertible {
        let ending: ProgramEnding
        let output: String
        let errors: String

        /// What stands behind a word at the beginning of a line; nil when there is no such line.
        subscript(word: String) -> Substring? {
            output.split(separator: "\n").first { $0.hasPrefix(word + ": ") }?.dropFirst(word.count + 2)
        }

        var description: String { "\(ending)\n\(output)\(errors)" }
    }
}
