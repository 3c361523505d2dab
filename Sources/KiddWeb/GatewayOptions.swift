import ArgumentParser
import Client
import Glibc
import Web

/// What the verbs that start a gateway take.
struct GatewayOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The port (default: one that is free).", valueName: "number"))
    var port: UInt16 = 0

    @Option(
        help: ArgumentHelp(
            "Listen at a Unix socket instead, which another program (ssh -L) leads to.", valueName: "unix:path"))
    var listen: SocketPlace?

    @Option(
        help: ArgumentHelp(
            "Listen at this address of the machine, for other devices at home; needs the files of TLS.",
            valueName: "address"))
    var lan: String?

    @Option(help: ArgumentHelp("With --lan: the certificate, with those it builds on (PEM).", valueName: "file"))
    var certificate: String?

    @Option(help: ArgumentHelp("With --lan: the certificate's key (PEM).", valueName: "file"))
    var key: String?

    @Option(
        help: ArgumentHelp(
            "With --lan: a name of the certificate by which browsers ask; may be given again.", valueName: "name"))
    var name: [String] = []

    @Option(help: ArgumentHelp("kidd's socket (default: as kidctl finds it).", valueName: "path"))
    var socket: String?

    @Option(help: ArgumentHelp("Serve a folder instead: for those who work on the page.", valueName: "folder"))
    var page: String?

    @OptionGroup var control: ControlOptions

    func options() throws -> WebOptions {
        WebOptions(
            place: place, kidd: kidd, control: try control.socket().path, pageFolder: page)
    }

    /// kidd's socket.
    var kidd: String { socket ?? SocketPath.standard { getenv($0).map { String(cString: $0) } } }

    private var place: WebOptions.Place {
        if let lan, let certificate, let key {
            return .network(
                NetworkPlace(address: lan, port: Int(port), names: name, certificate: certificate, key: key))
        }
        return listen.map { .socket(path: $0.path) } ?? .loopback(port: Int(port))
    }

    func validate() throws {
        if lan != nil {
            guard certificate != nil, key != nil else {
                throw ValidationError("--lan needs --certificate and --key: no PIN goes out in plain.")
            }
            guard listen == nil else { throw ValidationError("--lan and --listen are two places: name one.") }
        } else if certificate != nil || key != nil || !name.isEmpty {
            throw ValidationError("--certificate, --key and --name are for --lan.")
        }
        if listen != nil, port != 0 { throw ValidationError("A Unix socket has no port: leave --port out.") }
    }
}

/// How the gateway of this account is found.
struct ControlOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The private socket by which kidd-web is found (default: in $XDG_RUNTIME_DIR/kidd-web/).",
            valueName: "path"))
    var control: String?

    func socket() throws -> ControlSocket {
        if let control { return ControlSocket(path: control) }
        let usual = ControlSocket.usual({ getenv($0).map { String(cString: $0) } }, isRoot: geteuid() == 0)
        guard let usual else {
            throw WebFault("XDG_RUNTIME_DIR is not set (no login session): name a socket with --control PATH.")
        }
        return usual
    }
}

/// A place such as `unix:/run/user/1000/page.sock`.
struct SocketPlace: ExpressibleByArgument {
    var path: String

    init?(argument: String) {
        guard argument.hasPrefix("unix:/") else { return nil }
        path = String(argument.dropFirst(5))
    }
}
