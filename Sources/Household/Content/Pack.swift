/// A pack that was verified as a whole: before anything is made of it, or before it was kept.
public struct Pack: Hashable, Sendable {
    /// What the pack says about itself.
    public let manifest: PackManifest
    /// The lessons in the pack's first language, ordered by their number, then by id.
    public let installed: [InstalledLesson]
    /// Lessons whose texts, or some of them, are in another language.
    public let variants: [InstalledLesson]
    /// The size of all its files.
    public let bytes: Int

    private init(_ draft: PackDraft, edition: (Lesson) -> LessonEdition) {
        var manifest = draft.manifest
        manifest.files = nil
        let language = manifest.languages.first ?? LessonHead.defaultLanguage
        let lessons = draft.lessons.map { draft in
            InstalledLesson(
                lesson: draft.lesson, pack: manifest.id, packVersion: manifest.version, edition: edition(draft.lesson),
                language: draft.language ?? language, assets: draft.assets)
        }.sorted { ($0.lesson.order, $0.lesson.id.rawValue) < ($1.lesson.order, $1.lesson.id.rawValue) }
        let installed = lessons.filter { $0.lesson.language == language }
        let editions = Set(installed.map(\.edition))
        self.init(
            manifest: manifest, installed: installed,
            // A lesson of which nothing is translated is no other one.
            variants: lessons.filter { $0.lesson.language != language && !editions.contains($0.edition) },
            bytes: draft.bytes)
    }

    private init(manifest: PackManifest, installed: [InstalledLesson], variants: [InstalledLesson], bytes: Int) {
        self.manifest = manifest
        self.installed = installed
        self.variants = variants
        self.bytes = bytes
    }

    /// The lessons as lists know them.
    public var lessons: [LessonHead] { installed.map(\.lesson) }

    /// Checks everything about a draft, and tells all that is wrong with it (Content, Model and Packs).
    ///
    /// - Parameters:
    ///   - edition: names the edition of a lesson by its content.
    ///   - step: is called before each part of the work; what it throws ends the work.
    public static func verified<Stop: Error>(
        _ draft: PackDraft, edition: (Lesson) -> LessonEdition, step: () throws(Stop) -> Void
    ) throws(Stop) -> Result<Pack, PackRefusal> {
        let faults = try PackVerifier.faults(of: draft, step: step)
        guard faults.isEmpty else { return .failure(PackRefusal(pack: draft.manifest.id, faults: faults)) }
        return .success(Pack(draft, edition: edition))
    }

    /// The same, to its end.
    public static func verified(
        _ draft: PackDraft, edition: (Lesson) -> LessonEdition
    ) -> Result<Pack, PackRefusal> {
        verified(draft, edition: edition) { () throws(Never) in }
    }

    /// A pack as it was written down after it had been verified: the form in which packs are kept.
    ///
    /// - Parameters:
    ///   - installed: its lessons in its first language, in their order.
    ///   - variants: those in other languages.
    package static func kept(
        manifest: PackManifest, installed: [InstalledLesson], variants: [InstalledLesson], bytes: Int
    ) -> Pack {
        Pack(manifest: manifest, installed: installed, variants: variants, bytes: bytes)
    }
}
