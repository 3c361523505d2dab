import ArgumentParser

struct AuditCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "audit", [ListAudit.self, VerifyAudit.self])
    }
}
