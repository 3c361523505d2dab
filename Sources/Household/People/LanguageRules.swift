/// Which texts can be chosen as a language.
public enum LanguageRules {
    /// The rule, as it continues "the language".
    public static let words = "may have letters, digits and - only, as in de-AT"

    /// Why a text is refused, as it continues "the language"; nil when it is fine.
    public static func refusal(of tag: String) -> String? {
        let isPlain = tag.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
                true
            default: false
            }
        }
        return isPlain ? nil : words
    }
}
