/// A template as it was read from a file.
public struct TemplateDraft: Hashable, Sendable {
    /// The path of the file inside the pack, as faults name it.
    public var file: String
    /// The template as it was read.
    public var template: ItemTemplate

    /// A template with its file.
    public init(file: String, template: ItemTemplate) {
        self.file = file
        self.template = template
    }
}
