import Household
import Words

/// A new PIN: from a file, or typed twice.
enum NewPIN {
    static func noTerminal(_ option: String) -> Problem {
        Problem(
            .pin, "a new PIN is needed and there is no terminal to ask on",
            remedy: "name a file with it that only you can read: \(option) FILE")
    }

    /// - Parameters:
    ///   - option: The option of the command that names the file.
    ///   - who: Whose it will be; nil: of who is asked.
    static func ask(
        file: String?, option: String, who: String? = nil, in reader: @autoclosure () -> Language
    ) throws -> String {
        if let file { return try PINFile.read(file) }
        guard let prompt = SecretPrompt() else {
            throw noTerminal(option)
        }
        let language = reader()
        let lengths = PINRules.lengths
        prompt.say(
            language.say("pin.rules", ["from": .number(lengths.lowerBound), "to": .number(lengths.upperBound)]))
        let question =
            who.map { language.say("pin.new", ["name": .text($0.printable)]) } ?? language.say("pin.newOwn")
        // Birth years are kidd's to know: it has the last word.
        return try prompt.askTwice(question + " ", in: language) {
            PINRules.refusal(of: Array($0.utf8), birthYears: [])
        }
    }
}
