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

    /// What kidctl speaks: English where the terminal's language is not known.
    static func current(_ environment: (String) -> String?) -> Language {
        known(environment) ?? .briefEnglish
    }
}

extension Language {
    /// The family's own variety of the language, so that an answer has one clock: with 8 pm (`en-US`) or with 20:00.
    ///
    /// - Parameter locale: The family's; asked only where the terminal's language is a variety.
    func ofFamily(_ locale: () -> String?) -> Language {
        guard tag.contains("-"), let known = locale().flatMap(Language.known), known.base == tag.base else {
            return self
        }
        return Language.brief(known) ?? self
    }
}

extension String {
    /// The language of a tag: `en` of `en-US`.
    fileprivate var base: Substring { prefix { $0 != "-" } }
}
