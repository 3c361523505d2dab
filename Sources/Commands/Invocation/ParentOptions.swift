import ArgumentParser

/// What every command takes that only a parent may use.
struct ParentOptions: ParsableArguments, InvocationOptions {
    @OptionGroup var global: GlobalOptions

    @Option(help: ArgumentHelp("Read the PIN from a file, or from standard input: -.", valueName: "file"))
    var pinFile: String?

    @Option(help: ArgumentHelp("Which parent you are, by id or name, if there are several.", valueName: "parent"))
    var asParent: String?
}
