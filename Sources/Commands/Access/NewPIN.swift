import Household

/// A new PIN: from a file, or typed twice.
enum NewPIN {
    static func noTerminal(_ option: String) -> Problem {
        Problem(
            .pin, "a new PIN is needed and there is no terminal to ask on",
            remedy: "name a file with it that only you can read: \(option) FILE")
    }

    /// - Parameter option: the option of the command that names the file.
    static func ask(file: String?, option: String, who: String) throws -> String {
        if let file { return try PINFile.read(file) }
        guard let prompt = SecretPrompt() else {
            throw noTerminal(option)
        }
        prompt.say("A PIN has \(PINRules.text).")
        // Birth years are kidd's to know: it has the last word.
        return try prompt.askTwice("New PIN for \(who.printable): ", again: "Once more: ") {
            PINRules.refusal(of: Array($0.utf8), birthYears: [])
        }
    }
}
