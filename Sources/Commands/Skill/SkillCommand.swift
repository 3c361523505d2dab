import ArgumentParser

struct SkillCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "skill", abstract: "The skills that lessons teach.", subcommands: [ListSkills.self])
}
