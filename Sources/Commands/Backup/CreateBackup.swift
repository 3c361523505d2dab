import API
import ArgumentParser
import Glibc

struct CreateBackup: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "backup create", usage: "<path> [options]",
            discussion: """
                The path is a folder, in which the backup gets a name, or a file that is not there
                yet. kidd goes on meanwhile. The file is read back from the disk before it gets
                its name. Keep it somewhere else than this computer.

                EXAMPLES:
                  kidctl backup create /media/anna/stick
                  kidctl backup create ~/larsen.kiddbackup --passphrase-file words
                """)
    }

    @Argument(help: "A folder, or a file that is not there yet.")
    var path: String

    @Option(
        help: ArgumentHelp(
            "Read the passphrase from a file of yours alone, or from standard input: -.", valueName: "file"))
    var passphraseFile: String?

    @OptionGroup var options: ParentOptions

    /// A large household takes some minutes on a slow stick.
    static let answerSeconds = 3600

    /// A bare name that is no folder is a slip of the keyboard more often than a wish for such a file.
    func check() throws {
        guard !path.contains("/"), !path.hasSuffix(".kiddbackup") else { return }
        var status = stat()
        guard stat(path, &status) != 0 else { return }
        throw Problem(
            .usage, "there is no folder \"\(path)\" here",
            remedy: "name a folder that is there, or a file that ends in .kiddbackup")
    }

    func run(in session: Invocation) throws {
        let passphrase = try PassphrasePrompt.new(file: passphraseFile, for: .backup, in: session.language)
        let params = BackupCreate.Params(path: InstallPack.absolute(path), passphrase: passphrase)
        let answer = try session.watching(BackupWords.progress) { try session.call(BackupCreate.method, params) }
        session.show(answer) { backup, page in
            page.result(page.say("backup.made"), backup.intact ? .green : .yellow) + BackupWords.text(backup, page)
        }
    }
}

struct VerifyBackup: Verb {
    static var configuration: CommandConfiguration {
        Help.verb(
            "backup verify", usage: "<file> [options]",
            discussion: """
                Reads all of it, opens every row, and says what is in it. Nothing is changed.
                Without a running kidd: kidd verify-backup FILE

                EXAMPLES:
                  kidctl backup verify ~/larsen.kiddbackup
                """)
    }

    @Argument(help: "The backup.")
    var file: String

    @Option(
        help: ArgumentHelp(
            "Read the passphrase from a file of yours alone, or from standard input: -.", valueName: "file"))
    var passphraseFile: String?

    @OptionGroup var options: ParentOptions

    static let answerSeconds = CreateBackup.answerSeconds

    func run(in session: Invocation) throws {
        let passphrase = try PassphrasePrompt.known(file: passphraseFile, for: .backup, in: session.language)
        let params = BackupVerify.Params(path: InstallPack.absolute(file), passphrase: passphrase)
        let answer = try session.watching(BackupWords.progress) { try session.call(BackupVerify.method, params) }
        session.show(answer) { backup, page in
            (backup.intact ? page.result(page.say("backup.whole")) : page.result(page.say("backup.asMade"), .yellow))
                + BackupWords.text(backup, page)
        }
    }
}
