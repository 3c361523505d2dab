import ArgumentParser

struct ProgressCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "progress", [ShowProgress.self, ShowSubjectProgress.self, ShowSkillProgress.self, ShowHeatMap.self])
    }
}
