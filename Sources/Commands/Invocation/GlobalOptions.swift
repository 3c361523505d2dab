import ArgumentParser

/// What every command takes.
struct GlobalOptions: ParsableArguments, InvocationOptions {
    @Option(help: ArgumentHelp("The socket of kidd.", valueName: "path"))
    var socket: String?

    @Flag(help: "Print the exact result as one line of JSON.")
    var json = false

    @Flag(help: "Print each request line to standard error, secrets left out.")
    var showRequest = false

    init() {}

    init(socket: String?, json: Bool, showRequest: Bool) {
        (self.socket, self.json, self.showRequest) = (socket, json, showRequest)
    }

    var global: GlobalOptions { self }
    var pinFile: String? { nil }
    var asParent: String? { nil }
}
