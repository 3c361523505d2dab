import Words

/// The language that a terminal is set to, as programs agree on it.
enum TerminalLanguage {
    /// Its name, such as `de_DE.UTF-8`: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that says something.
    static func name(_ environment: (String) -> String?) -> String? {
        for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            if let name = environment(variable), !name.isEmpty { return name }
        }
        return nil
    }

    /// The language of the catalogue that it is; nil for `C`, an unknown one, or none.
    static func known(_ environment: (String) -> String?) -> Language? {
        name(environment).flatMap { Language.brief($0) }
    }

    /// What kidctl speaks where no family is known: English where the terminal's language is not known either.
    static func current(_ environment: (String) -> String?) -> Language {
        known(environment) ?? .briefEnglish
    }
}
