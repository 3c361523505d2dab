import ArgumentParser
import CLinux
import Daemon

@main
struct Kidd: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "kidd",
        abstract: "A household's learning and screen time: the daemon.",
        discussion: "Parents talk to it with kidctl, front-ends over its Unix socket.",
        version: DaemonVersion.text,
        subcommands: [Serve.self, Doctor.self, VerifyBackup.self, Restore.self, RotateKey.self, Erase.self])

    static func main() {
        kidd_begin("kidd")
        OwnProcess.setUp()
        main(nil)
    }
}
