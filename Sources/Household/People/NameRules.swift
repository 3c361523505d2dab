import Words

/// Which names and texts of people there can be: whoever reads one must see what it is.
public enum NameRules {
    /// Why a name is refused, as it continues "the name"; nil when it is fine.
    public static func refusal(of name: String) -> String? {
        let scalars = Array(name.unicodeScalars)
        if let refusal = refusal(of: scalars) { return refusal }
        if [scalars.first, scalars.last].contains(where: { $0?.properties.isWhitespace == true }) {
            return "must begin and end with something other than a space"
        }
        return nil
    }

    /// The same for a text in somebody's own words: it may have several lines, and spaces at its ends.
    public static func refusal(ofText text: String) -> String? {
        refusal(of: text.unicodeScalars.map { ["\n", "\r", "\t"].contains($0) ? " " : $0 })
    }

    private static func refusal(of scalars: [Unicode.Scalar]) -> String? {
        if scalars.contains(where: String.steers) {
            return "must have no control characters and none that turn the direction of writing"
        }
        if scalars.allSatisfy(Legibility.isBlank) { return "must have something to read" }
        if scalars.indices.contains(where: { Legibility.isUnseen($0, in: scalars) }) {
            return "must have no characters that nobody sees"
        }
        if Legibility.hasLooseMarks(scalars) {
            return "must have at most \(Legibility.mostMarks) marks on a letter, and none without a letter"
        }
        return nil
    }
}
