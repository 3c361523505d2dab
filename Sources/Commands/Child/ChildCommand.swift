import ArgumentParser

struct ChildCommand: ParsableCommand {
    static var configuration: CommandConfiguration {
        Help.group(
            "child",
            [
                AddChild.self, ListChildren.self, ShowChild.self, UpdateChild.self, ArchiveChild.self, ExportChild.self,
                EraseChild.self,
            ])
    }
}
