import ArgumentParser

struct SkillCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "skill", [ListSkills.self])
    }
}
