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
