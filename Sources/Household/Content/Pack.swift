/// A pack that was verified as a whole: there is no other way to make one.
public struct Pack: Hashable, Sendable {
    /// What the pack says about itself.
    public let manifest: PackManifest
    /// Ordered by their number, then by id.
    public let lessons: [Lesson]
    /// The size of all its files.
    public let bytes: Int

    private init(manifest: PackManifest, lessons: [Lesson], bytes: Int) {
        self.manifest = manifest
        self.lessons = lessons
        self.bytes = bytes
    }

    /// Checks everything about a draft, and tells all that is wrong with it (Content, Model and Packs).
    public static func verified(_ draft: PackDraft) -> Result<Pack, PackRefusal> {
        let faults = PackVerifier.faults(of: draft)
        guard faults.isEmpty else { return .failure(PackRefusal(pack: draft.manifest.id, faults: faults)) }
        let lessons = draft.lessons.map(\.lesson).sorted { ($0.order, $0.id.rawValue) < ($1.order, $1.id.rawValue) }
        return .success(Pack(manifest: draft.manifest, lessons: lessons, bytes: draft.bytes))
    }
}
