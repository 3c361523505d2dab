import Words

/// Which passphrases are taken: for the household key and for backups. What they seal can be tried at leisure by whoever
/// has a copy, so they are longer than a PIN (Encryption at rest; Backup).
public enum PassphraseRules {
    /// Characters that a passphrase has at least.
    public static let fewestCharacters = 10
    /// Bytes that a passphrase has at most.
    public static let mostBytes = 1024
    /// Different characters that it has at least.
    static let fewestDifferent = 4

    /// The rules, as they continue a sentence of the reference.
    public static let words = usedWords + ", and not one word with a number such as `password123`"

    /// Those for one that may be in use already.
    public static let usedWords =
        "at least \(fewestCharacters) characters, \(fewestDifferent) of them different, no straight run such as "
        + "`1234567890`, no piece that is repeated"

    /// Why a new passphrase is refused, and what to do; nil: it is taken.
    public static func refusal(of passphrase: String) -> Saying? {
        if let reason = refusalOfUsed(passphrase) { return reason }
        return isOneWord(Array(passphrase.unicodeScalars)) ? Saying("parent.passphrase.oneWord") : nil
    }

    /// The same for one that may be in use already: one word with a number was taken before, and goes on to be.
    public static func refusalOfUsed(_ passphrase: String) -> Saying? {
        if passphrase.utf8.count > mostBytes {
            return Saying("parent.passphrase.long", ["count": .text("\(mostBytes)")])
        }
        if passphrase.count < fewestCharacters {
            return Saying("parent.passphrase.short", numbers: ["count": fewestCharacters])
        }
        let characters = Array(passphrase.lowercased().unicodeScalars)
        if Set(characters).count < fewestDifferent {
            return Saying("parent.passphrase.different", numbers: ["count": fewestDifferent])
        }
        if isRun(characters) { return Saying("parent.passphrase.run") }
        return isRepeated(characters) ? Saying("parent.passphrase.repeated") : nil
    }

    /// Characters from which on one word, or one number, is taken for many.
    private static let fewestOfOneWord = 16
    /// What stands for a letter in words that are disguised: `p4ssw0rd`.
    private static let disguises: Set<Unicode.Scalar> = ["0", "1", "3", "4", "5", "7", "@", "$", "!"]
    /// Scripts from here on may write several words without a space.
    private static let endOfSpacedScripts: UInt32 = 0x0590

    /// Whether it is one word with digits and signs around it, or has no letter at all, and is no longer than a word.
    private static func isOneWord(_ characters: [Unicode.Scalar]) -> Bool {
        func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isAlphabetic }
        guard characters.count < fewestOfOneWord else { return false }
        guard let first = characters.firstIndex(where: isLetter), let last = characters.lastIndex(where: isLetter)
        else { return true }
        let word = characters[first...last]
        // A word has a capital within it at most once.
        let capitals = zip(word, word.dropFirst()).count { $0.properties.isLowercase && $1.properties.isUppercase }
        return capitals < 2
            && word.allSatisfy {
                $0.value < endOfSpacedScripts && (isLetter($0) || disguises.contains($0))
            }
    }

    /// Whether it goes up or down by one at each step; 0 follows 9, as on a keyboard.
    private static func isRun(_ characters: [Unicode.Scalar]) -> Bool {
        func follows(_ next: Unicode.Scalar, _ last: Unicode.Scalar) -> Bool {
            next.value == last.value + 1 || last == "9" && next == "0" || last == "z" && next == "a"
        }
        let steps = zip(characters, characters.dropFirst())
        return steps.allSatisfy { follows($1, $0) } || steps.allSatisfy { follows($0, $1) }
    }

    /// Whether a piece shorter than a passphrase stands in it again and again, the last time perhaps cut.
    private static func isRepeated(_ characters: [Unicode.Scalar]) -> Bool {
        (1...characters.count / 2).contains { length in
            length < fewestCharacters
                && zip(characters, characters.dropFirst(length)).allSatisfy { $0 == $1 }
        }
    }
}
