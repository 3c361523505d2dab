import ArgumentParser

struct AuditCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "audit", abstract: "Who did what.", subcommands: [ListAudit.self, VerifyAudit.self])
}
