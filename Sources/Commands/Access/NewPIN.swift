/// A new PIN: from a file, or typed twice.
enum NewPIN {
    static func ask(file: String?, who: String) throws -> String {
        if let file { return try PINFile.read(file) }
        guard let prompt = SecretPrompt() else {
            throw Problem(.pin, "a new PIN is needed and there is no terminal to ask on", remedy: "name a file with it")
        }
        return try prompt.askTwice("New PIN for \(who.printable): ", again: "Once more: ")
    }
}
