import ArgumentParser

/// What every command takes that only a parent may use.
struct ParentOptions: ParsableArguments, InvocationOptions {
    @OptionGroup var global: GlobalOptions

    @OptionGroup var pin: PINOptions

    var pinFile: String? { pin.pinFile }
    var asParent: String? { pin.asParent }
}

/// Which parent calls, and where the PIN is.
struct PINOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Read the PIN from a file, or from standard input: -.", valueName: "file"))
    var pinFile: String?

    @Option(help: ArgumentHelp("Which parent you are, by id or name, if there are several.", valueName: "parent"))
    var asParent: String?
}

/// What the command takes that makes the first parent: a PIN, and nobody to be yet.
struct FirstParentOptions: ParsableArguments, InvocationOptions {
    @OptionGroup var global: GlobalOptions

    @Option(help: ArgumentHelp("Read the new PIN from a file, or from standard input: -.", valueName: "file"))
    var pinFile: String?

    var asParent: String? { nil }
}
