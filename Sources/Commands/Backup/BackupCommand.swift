import ArgumentParser

struct BackupCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "backup",
            [CreateBackup.self, VerifyBackup.self, RestoreBackup.self, ScheduleBackups.self, ListBackups.self],
            discussion: """
                A backup is one file with everything that the household has, sealed with a
                passphrase of its own. It goes where you want it: a USB stick, another computer,
                a folder that is synchronised. Write the passphrase down: without it nobody can
                open the file.
                """)
    }
}

/// The passphrase of a backup: from a file, or typed. It is never an argument, because others can see those.
enum BackupPassphrase {
    /// A new one, typed twice.
    static func new(file: String?) throws -> String {
        if let file { return try read(file) }
        guard let prompt = SecretPrompt() else { throw noTerminal }
        prompt.say("A passphrase has at least 10 characters. A few words that do not belong together are good.")
        return try prompt.askTwice("Passphrase for the backup: ", again: "Once more: ") {
            BackupWords.refusal(of: $0)
        }
    }

    /// That of a file that is there.
    static func known(file: String?) throws -> String {
        if let file { return try read(file) }
        guard let prompt = SecretPrompt() else { throw noTerminal }
        return try prompt.ask("Passphrase of the backup: ")
    }

    private static func read(_ file: String) throws -> String {
        if file != "-", PINFile.isOpenToOthers(file) {
            throw Problem(
                .usage, "others may read \(file)", remedy: "make it private: chmod 600 \(file)")
        }
        return try PINFile.read(file, what: "passphrase")
    }

    private static let noTerminal = Problem(
        .pin, "the passphrase is needed and there is no terminal to ask on",
        remedy: "name a file with it that only you can read: --passphrase-file FILE")
}
