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
        make: { BundleCatalog(format: $0, manifest: $1, bytes: $2, lessons: $3, assets: $4 ?? []) }
    ) {
        required("format", wholeNumber, get: \.format)
        required("manifest", manifest, get: \.manifest)
        required("bytes", .integer(0...Int.max), get: \.bytes)
        required("lessons", .list(of: bundleLesson), get: \.lessons)
        optional("assets", .list(of: asset, maximum: 20_000), "Absent: none.") { $0.assets.isEmpty ? nil : $0.assets }
    }

    private static let asset = Shape<AssetEntry>.object(
        "BundleAsset", "An image or a sound in a catalog.", make: AssetEntry.init
    ) {
        required("name", .text(1...64), get: \.name)
        required("type", .word(AssetType.self), get: \.type)
        required("bytes", wholeNumber64, get: \.bytes)
        required("digest", .text(64...64), get: \.digest)
    }

    private static let wholeNumber64 = Shape<Int>.integer(0...1 << 40)

    private static let bundleLesson = Shape<BundleLesson>.object(
        "BundleLesson", "A lesson in a catalog.", make: BundleLesson.init
    ) {
        required("head", head, get: \.head)
        required("edition", id(LessonEdition.self), get: \.edition)
        required("length", .integer(0...1 << 30), get: \.length)
    }

    private static let head = Shape<LessonHead>.object(
        "LessonHead", "What lists need of a lesson.",
        make: {
            id, skill, title, description, subject, tier, difficulty, minutes, order, thumbnail, sticker, questions,
            kinds, language, assets in
            LessonHead(
                id: id, skill: skill, title: title, description: description, subject: subject, tier: tier,
                difficulty: difficulty, estimatedMinutes: minutes, order: order, thumbnail: thumbnail,
                sticker: sticker, questions: questions, kinds: kinds, language: language, assets: assets ?? [])
        }
    ) {
        required("id", id(LessonID.self), get: \.id)
        required("skill", id(SkillID.self), get: \.skill)
        required("title", .text(), get: \.title)
        required("description", .text(), get: \.description)
        required("subject", .text(), get: \.subject)
        required("tier", .word(AgeTier.self), get: \.tier)
        required("difficulty", wholeNumber, get: \.difficulty)
        required("estimatedMinutes", wholeNumber, get: \.estimatedMinutes)
        required("order", wholeNumber, get: \.order)
        optional("thumbnail", assetName, get: \.thumbnail)
        optional("sticker", assetName, get: \.sticker)
        required("questions", .list(of: id(QuestionID.self)), get: \.questions)
        required("kinds", .list(of: id(QuestionKind.self)), get: \.kinds)
        required("language", .text(1...35), get: \.language)
        optional("assets", .list(of: .text(1...64)), "Of the pack; absent: none.") {
            $0.assets.isEmpty ? nil : $0.assets
        }
    }
}
