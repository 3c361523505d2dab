import ArgumentParser

/// What a command takes that a person sits before to its end: it has no result for programs, so `--json` is not offered.
struct PersonOptions: ParsableArguments, InvocationOptions {
    @Option(help: ArgumentHelp("The socket of kidd.", valueName: "path"))
    var socket: String?

    /// Understood, so that whoever asks for it is told what there is instead.
    @Flag(help: .hidden)
    var json = false

    @Flag(help: "Print each request line to standard error, secrets left out.")
    var showRequest = false

    var global: GlobalOptions { GlobalOptions(socket: socket, json: json, showRequest: showRequest) }
    var pinFile: String? { nil }
    var asParent: String? { nil }
}

/// The same where a parent sits.
struct ParentPersonOptions: ParsableArguments, InvocationOptions {
    @OptionGroup var person: PersonOptions

    @OptionGroup var pin: PINOptions

    var global: GlobalOptions { person.global }
    var pinFile: String? { pin.pinFile }
    var asParent: String? { pin.asParent }
}
