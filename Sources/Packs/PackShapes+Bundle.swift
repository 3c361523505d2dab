import Household
import QuestionKinds
import Shapes

/// The first line of a bundle: what is always in memory of a pack.
struct BundleCatalog: Sendable {
    /// ``PackBundle/format``
    var format: Int
    /// What the pack says about itself.
    var manifest: PackManifest
    /// The size of all its files.
    var bytes: Int
    /// A line of the bundle each, in its order.
    var lessons: [BundleLesson]
    /// Images and sounds, which lie beside the bundle.
    var assets: [AssetEntry] = []
}

/// A lesson in the catalog of a bundle.
struct BundleLesson: Sendable {
    /// What lists need of it.
    var head: LessonHead
    /// What names its content.
    var edition: LessonEdition
    /// The length of its line, without the line feed.
    var length: Int
}

extension PackShapes {
    /// The first line of a bundle.
    static let catalog = Shape<BundleCatalog>.object(
        "BundleCatalog", "What is always in memory of a pack.",
        make: { BundleCatalog(format: $0, manifest: $1, bytes: $2, lessons: $3, assets: $4) }
    ) {
        required("format", \.format, wholeNumber)
        required("manifest", \.manifest, manifest)
        required("bytes", \.bytes, .integer(0...Int.max))
        required("lessons", \.lessons, .list(of: bundleLesson))
        unless("assets", \.assets, .list(of: asset, maximum: 20_000), is: [], "Absent: none.")
    }

    private static let asset = Shape<AssetEntry>.object(
        "BundleAsset", "An image or a sound in a catalog.", make: AssetEntry.init
    ) {
        required("name", \.name, .text(1...64))
        required("type", \.type, .word(AssetType.self))
        required("bytes", \.bytes, wholeNumber64)
        required("digest", \.digest, .text(64...64))
    }

    private static let wholeNumber64 = Shape<Int>.integer(0...1 << 40)

    private static let bundleLesson = Shape<BundleLesson>.object(
        "BundleLesson", "A lesson in a catalog.", make: BundleLesson.init
    ) {
        required("head", \.head, head)
        required("edition", \.edition, id(LessonEdition.self))
        required("length", \.length, .integer(0...1 << 30))
    }

    private static let head = Shape<LessonHead>.object(
        "LessonHead", "What lists need of a lesson.",
        make: {
            id, skill, title, description, subject, tier, difficulty, minutes, order, thumbnail, sticker, questions,
            kinds, language, assets, isWritten, ungraded, draws in
            LessonHead(
                id: id, skill: skill, title: title, description: description, subject: subject, tier: tier,
                difficulty: difficulty, estimatedMinutes: minutes, order: order, thumbnail: thumbnail,
                sticker: sticker, questions: questions, draws: draws, kinds: kinds, language: language, assets: assets,
                isWritten: isWritten, ungraded: ungraded)
        }
    ) {
        required("id", \.id, id(LessonID.self))
        required("skill", \.skill, id(SkillID.self))
        required("title", \.title, .text())
        required("description", \.description, .text())
        required("subject", \.subject, .text())
        required("tier", \.tier, .word(AgeTier.self))
        required("difficulty", \.difficulty, wholeNumber)
        required("estimatedMinutes", \.estimatedMinutes, wholeNumber)
        required("order", \.order, wholeNumber)
        optional("thumbnail", \.thumbnail, assetName)
        optional("sticker", \.sticker, assetName)
        required("questions", \.questions, .list(of: id(QuestionID.self)))
        required("kinds", \.kinds, .list(of: id(QuestionKind.self)))
        required("language", \.language, .text(1...35))
        unless("assets", \.assets, .list(of: .text(1...64)), is: [], "Of the pack; absent: none.")
        unless("isWritten", \.isWritten, .boolean, is: false, "Whether no question is drawn anew.")
        unless(
            "ungraded", \.ungraded, .list(of: id(QuestionID.self)), is: [],
            "Questions in which nothing is right or wrong; absent: none.")
        optional("draws", \.draws, wholeNumber, "How many questions one lesson asks; absent: all.")
    }
}
