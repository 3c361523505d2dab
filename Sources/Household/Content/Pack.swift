/// A pack that was verified as a whole: there is no other way to make one.
public struct Pack: Hashable, Sendable {
    /// What the pack says about itself.
    public let manifest: PackManifest
    /// Ordered by their number, then by id.
    public let lessons: [Lesson]
    /// The same lessons with what names their editions, in the same order.
    public let installed: [InstalledLesson]
    /// The size of all its files.
    public let bytes: Int

    private init(_ draft: PackDraft, _ lessons: [Lesson], edition: (Lesson) -> LessonEdition) {
        manifest = draft.manifest
        self.lessons = lessons
        installed = lessons.map {
            InstalledLesson(
                lesson: $0, pack: draft.manifest.id, packVersion: draft.manifest.version, edition: edition($0))
        }
        bytes = draft.bytes
    }

    /// Checks everything about a draft, and tells all that is wrong with it (Content, Model and Packs).
    ///
    /// - Parameter edition: names the edition of a lesson by its content.
    public static func verified(
        _ draft: PackDraft, edition: (Lesson) -> LessonEdition
    ) -> Result<Pack, PackRefusal> {
        let faults = PackVerifier.faults(of: draft)
        guard faults.isEmpty else { return .failure(PackRefusal(pack: draft.manifest.id, faults: faults)) }
        let lessons = draft.lessons.map(\.lesson).sorted { ($0.order, $0.id.rawValue) < ($1.order, $1.id.rawValue) }
        return .success(Pack(draft, lessons, edition: edition))
    }
}
