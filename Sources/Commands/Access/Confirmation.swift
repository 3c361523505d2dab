import Words

/// A question on the terminal before something that cannot be taken back.
enum Confirmation {
    /// Goes on after a yes, and where there is no terminal: scripts have said what they want. Ends the command otherwise.
    ///
    /// - Parameters:
    ///   - loss: What will be lost.
    ///   - isGiven: Whether `--yes` was said.
    static func ask(_ loss: String, isGiven: Bool, in language: Language) throws {
        guard !isGiven, let prompt = SecretPrompt() else { return }
        prompt.say(loss.printable)
        let yes = language.say("confirm.yes")
        let typed = try prompt.askPlainly(language.say("confirm.ask", ["yes": .text(yes)]) + " ")
        guard means(typed, yes) else { throw Problem(.refused, language.say("confirm.none")) }
    }

    /// The word of the language, or the English one.
    static func means(_ typed: String, _ yes: String) -> Bool {
        let typed = typed.lowercased()
        return typed == yes.lowercased() || typed == "yes"
    }
}
