import Words

extension Language {
    /// A text of kidctl's own.
    ///
    /// - Parameter key: As it stands in the catalogue behind `kidctl.`.
    func say(_ key: String, _ values: KeyValuePairs<String, Saying.Value> = [:]) -> String {
        text(of: Saying("kidctl." + key, values))
    }

    /// `3 of 7`.
    func say(_ part: Int, of whole: Int) -> String {
        say("number.of", ["part": .number(part), "whole": .number(whole)])
    }

    /// `80 %`.
    func say(percent: Int) -> String { say("number.percent", ["count": .number(percent)]) }

    /// `A parent can help: kidctl parent unlock`: a text with a command that is to be copied.
    func say(_ key: String, command: String) -> String { say(key, ["command": .text(command)]) }
}
