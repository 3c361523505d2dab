import Glibc
import Words

/// A question on the terminal before something that cannot be taken back.
enum Confirmation {
    /// Goes on after a yes, and where there is no terminal: scripts have said what they want. Ends the command otherwise.
    ///
    /// - Parameters:
    ///   - loss: What will be lost.
    ///   - isGiven: Whether `--yes` was said.
    static func ask(
        _ loss: @autoclosure () throws -> String, isGiven: Bool, in reader: @autoclosure () -> Language
    ) throws {
        guard !isGiven, let prompt = SecretPrompt() else { return }
        prompt.say(try loss().printable)
        let language = reader()
        let yes = language.say("confirm.yes")
        let typed = try prompt.askPlainly(language.say("confirm.ask", ["yes": .text(yes)]) + " ")
        guard means(typed, yes) else { throw Problem(.refused, language.say("confirm.none")) }
    }

    /// The word of the language, or the English one.
    static func means(_ typed: String, _ yes: String) -> Bool {
        let typed = typed.lowercased()
        return typed == yes.lowercased() || typed == "yes"
    }

    /// What somebody types at a terminal before something is erased. Scripts say it in an option.
    ///
    /// - Parameters:
    ///   - question: What is to be typed.
    ///   - what: The same in a few words.
    ///   - option: The option with which nobody is asked.
    ///   - loss: What will be lost, a paragraph each.
    ///   - none: What is said when nothing was typed.
    static func typed(
        _ question: String, what: String, option: String, loss: [String], none: String
    ) throws -> String {
        guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
            throw Problem(
                .usage, "there is no terminal to ask for \(what)",
                remedy: "to erase without being asked, add: \(option)")
        }
        for paragraph in loss { Output.error(Prose.lines(paragraph.printable, width: Terminal.ofErrors().width)) }
        Output.error(question.printable + " ")
        guard let typed = readLine(), !typed.isEmpty else { throw Problem(.refused, none) }
        return typed
    }
}
