import Household
import Words

/// A passphrase from a file, or typed. It is never an argument, because others can see those.
enum PassphrasePrompt {
    /// What it seals: the end of the keys of its questions.
    enum Purpose: String {
        case backup, household
    }

    /// A new one, typed twice.
    ///
    /// - Parameter option: The option of the command that names the file.
    static func new(
        file: String?, for purpose: Purpose, option: String = "--passphrase-file",
        in reader: @autoclosure () -> Language
    ) throws -> String {
        if let file { return try read(file) }
        let prompt = try prompt(option)
        let language = reader()
        prompt.say(language.say("passphrase.rules", ["count": .number(PassphraseRules.fewestCharacters)]))
        return try prompt.askTwice(
            language.say("passphrase.new.\(purpose.rawValue)") + " ", in: language, refusal: PassphraseRules.refusal)
    }

    /// That of something that is there.
    ///
    /// - Parameter option: The option of the command that names the file.
    static func known(
        file: String?, for purpose: Purpose, option: String = "--passphrase-file",
        in reader: @autoclosure () -> Language
    ) throws -> String {
        if let file { return try read(file) }
        return try prompt(option).ask(reader().say("passphrase.known.\(purpose.rawValue)") + " ")
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
