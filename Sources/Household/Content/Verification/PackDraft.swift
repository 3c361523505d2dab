/// A pack as it was read, before anything about it is believed.
public struct PackDraft: Hashable, Sendable {
    /// The name of the manifest's file, as faults name it.
    public var manifestFile: String
    /// What the pack says about itself.
    public var manifest: PackManifest
    /// The lessons as they were read.
    public var lessons: [LessonDraft]
    /// The templates of its files.
    public var templates: [TemplateDraft]
    /// The drawings that pictures may name; nil: that is not looked at.
    public var drawings: Set<String>?
    /// The size of all its files.
    public var bytes: Int
    /// Whether lessons of it could not be read, so that fewer are here than there are.
    public var isPartial: Bool

    /// A draft with its lessons, in any order.
    public init(
        manifestFile: String, manifest: PackManifest, lessons: [LessonDraft], templates: [TemplateDraft] = [],
        drawings: Set<String>? = nil, bytes: Int = 0, isPartial: Bool = false
    ) {
        self.manifestFile = manifestFile
        self.manifest = manifest
        self.lessons = lessons
        self.templates = templates
        self.drawings = drawings
        self.bytes = bytes
        self.isPartial = isPartial
    }
}
