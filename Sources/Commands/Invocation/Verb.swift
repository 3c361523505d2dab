import ArgumentParser

/// The options by which a command reaches kidd.
protocol InvocationOptions: ParsableArguments {
    var global: GlobalOptions { get }
    /// Where a PIN is read from when one is needed; nil: from the terminal.
    var pinFile: String? { get }
    /// The parent who calls, by id or name; nil: the only one, or whoever is asked for.
    var asParent: String? { get }
}

/// A command that talks to kidd.
protocol Verb: ParsableCommand {
    associatedtype Options: InvocationOptions
    var options: Options { get }
    /// Seconds that kidd may take to answer.
    static var answerSeconds: Int { get }

    /// Refuses options that do not go together or are out of bounds, before anything is asked or sent. Not part of
    /// the parsing, so that a misspelt option is told first.
    func check() throws
    func run(in session: Invocation) throws
}

extension Verb {
    static var answerSeconds: Int { 60 }

    func check() throws {}

    func run() throws {
        try check()
        let session = Invocation(
            options.global, pinFile: options.pinFile, asParent: options.asParent, timeout: Self.answerSeconds)
        do {
            try run(in: session)
        } catch let problem as Problem where problem.isOfCatalogue {
            throw problem.said(in: session.language)
        }
    }
}
