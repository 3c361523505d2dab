import ArgumentParser

/// The options by which a command reaches kidd.
protocol SessionOptions: ParsableArguments {
    var global: GlobalOptions { get }
    /// Where a PIN is read from when one is needed; nil: from the terminal.
    var pinFile: String? { get }
}

/// A command that talks to kidd.
protocol Verb: ParsableCommand {
    associatedtype Options: SessionOptions
    var options: Options { get }

    func run(in session: Session) throws
}

extension Verb {
    func run() throws {
        try run(in: Session(options.global, pinFile: options.pinFile))
    }
}
