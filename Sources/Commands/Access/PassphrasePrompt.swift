import Household

/// A passphrase from a file, or typed. It is never an argument, because others can see those.
enum PassphrasePrompt {
    /// A new one, typed twice.
    ///
    /// - Parameters:
    ///   - purpose: what it is for, as it stands behind "Passphrase".
    ///   - option: the option of the command that names the file.
    static func new(file: String?, for purpose: String, option: String = "--passphrase-file") throws -> String {
        if let file { return try read(file) }
        let prompt = try prompt(option)
        prompt.say(
            "A passphrase has at least \(PassphraseRules.fewestCharacters) characters. Four or five words that do not belong "
                + "together are good. Write it down: without it nobody can open what it seals.")
        return try prompt.askTwice(
            "New passphrase \(purpose): ", again: "Once more: ", refusal: PassphraseRules.refusal)
    }

    /// That of something that is there.
    ///
    /// - Parameter option: The option of the command that names the file.
    static func known(file: String?, for purpose: String, option: String = "--passphrase-file") throws -> String {
        if let file { return try read(file) }
        return try prompt(option).ask("Passphrase \(purpose): ")
    }

    private static func prompt(_ option: String) throws -> SecretPrompt {
        guard let prompt = SecretPrompt() else {
            throw Problem(
                .pin, "the passphrase is needed and there is no terminal to ask on",
                remedy: "name a file with it that only you can read: \(option) FILE")
        }
        return prompt
    }

    private static func read(_ file: String) throws -> String {
        if file != "-", PINFile.isOpenToOthers(file) {
            throw Problem(.usage, "others may read \(file)", remedy: "make it private: chmod 600 \(file)")
        }
        return try PINFile.read(file, what: "passphrase")
    }
}
