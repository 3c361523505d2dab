import Household
import Packs
import QuestionKinds

/// The installed packs as the engine may use them: content leaves only through a child's gate, or for a parent.
///
/// What is behind it is private, so no method can by-pass the filter (Content, Content filter).
struct PackShelf: Sendable {
    private var library: Library
    /// The packs that are part of the program, in the order in which their lessons are offered.
    private let program: [Pack]
    /// Those of the folders that the daemon was started with; each goes before the program's of the same name.
    private var folders: [Pack]
    /// The packs that a parent installed and that can be used, by their ids.
    private var placed: [PackID: PlacedPack] = [:]
    /// Why installed packs cannot be used.
    private(set) var faults: [PackID: String] = [:]
    /// Rises with each change: what was made from the packs before is not kept any longer.
    private(set) var version = 1

    /// A pack out of the household's folder.
    private struct PlacedPack: Sendable {
        var installation: PackInstallation
        /// Where its lessons and assets stand.
        var assets: [String: PlacedAsset]
        /// Bytes of its lessons in memory.
        var textBytes: Int
    }

    /// Packs that go together, in their order.
    ///
    /// - Parameters:
    ///   - program: those that are part of the program.
    ///   - folders: those of the folders that the daemon was started with.
    init(shipped program: [Pack] = [], folders: [Pack] = []) throws(PackRefusal) {
        var library = Library(builtIn: FactLesson.installed)
        for pack in program + folders { library = try library.installing(pack).get() }
        self.library = library
        self.program = program
        self.folders = folders
    }

    /// Names that every kidd has: the skills of the packs that are part of the program, and kinds of questions.
    var publicNames: Set<String> {
        let skills = program.flatMap { pack in pack.manifest.skills.map { $0.id.rawValue } }
        return Set(skills + QuestionKinds.all.map { $0.kind.rawValue })
    }

    /// All packs with their content: parents see everything.
    func whole(for parent: ParentID) -> Library { library }

    /// What an activity is about, for parents.
    func title(of activity: Activity) -> String { library.title(of: activity) }

    /// What a child of this tier may see at a moment.
    func gate(_ filter: ContentFilter, _ tier: AgeTier, at now: Instant, language: String) -> ContentGate {
        ContentGate(library: library, filter: filter, tier: tier, now: now, language: language)
    }

    /// What the consequences of a turn need to know.
    func turn(_ calendar: HouseholdCalendar, _ badges: BadgeSet, at moment: Moment) -> TurnContext {
        TurnContext(library: library, badges: badges, calendar: calendar, moment: moment)
    }

    /// The reply to an answer once more. What was let through is told again as it was.
    func again(_ receipt: AnswerReceipt) -> AnswerReply {
        AnswerReply(receipt, in: library)
    }

    /// An edition of a lesson as the household keeps it.
    func kept(_ edition: LessonEdition) -> KeptEdition? {
        library.isBuiltIn(edition) ? nil : library.lesson(edition: edition).flatMap(PackShapes.kept)
    }

    // MARK: Changes

    /// What is in the way of a pack beside the others that are there; nil: nothing.
    func refusal(of pack: Pack) -> PackRefusal? {
        if case .failure(let refusal) = library.installing(pack) { refusal } else { nil }
    }

    /// Puts a pack on the shelf, in the place of another version of it. Activities go on with the editions of before.
    ///
    /// - Parameters:
    ///   - installation: what the household knows of it.
    ///   - used: the editions that somebody goes on with; the others that have retired are let go.
    mutating func install(
        _ bundle: PackBundle, as installation: PackInstallation, used: Set<LessonEdition>
    ) throws(PackRefusal) {
        library = try library.installing(bundle.pack).get()
        placed[installation.pack] = PlacedPack(
            installation: installation, assets: PlacedAsset.all(of: bundle), textBytes: bundle.bytes.count)
        faults[installation.pack] = nil
        noteChange(used)
    }

    /// Says why an installed pack cannot be used.
    mutating func note(_ fault: String?, of pack: PackID) { faults[pack] = fault }

    /// Takes an installed pack from the shelf; its lessons retire, and the pack that the program has of this name is back.
    mutating func remove(_ pack: PackID, used: Set<LessonEdition>) {
        faults[pack] = nil
        guard placed.removeValue(forKey: pack) != nil else { return }
        let own = (folders + program).first { $0.manifest.id == pack }
        library = own.flatMap { try? library.installing($0).get() } ?? library.removing(pack)
        noteChange(used)
    }

    /// Puts the packs of the folders on the shelf as they are now. All of them go together, or nothing changes.
    ///
    /// - Returns: those whose lessons are others than before, and those that are gone.
    mutating func reload(_ packs: [Pack], used: Set<LessonEdition>) throws(PackRefusal) -> [PackID] {
        let gone = folders.map(\.manifest.id).filter { id in !packs.contains { $0.manifest.id == id } }
        var new = library
        for id in gone {
            let own = program.first { $0.manifest.id == id }
            new = own.flatMap { try? new.installing($0).get() } ?? new.removing(id)
        }
        for pack in packs { new = try new.installing(pack).get() }
        let changed = packs.map(\.manifest.id).filter {
            Self.editions(of: $0, in: library) != Self.editions(of: $0, in: new)
        }
        library = new
        folders = packs
        for pack in packs { placed[pack.manifest.id] = nil }
        noteChange(used)
        return changed + gone
    }

    private static func editions(of pack: PackID, in library: Library) -> [LessonEdition] {
        library.lessons.filter { $0.pack == pack }.map(\.edition)
    }

    /// Takes back the editions that the household keeps and that are not installed any more, for what goes on with them.
    ///
    /// - Returns: the names of those that cannot be read.
    mutating func remember(_ kept: [KeptEdition]) -> [LessonEdition] {
        var unreadable: [LessonEdition] = []
        let retired = kept.compactMap { kept -> InstalledLesson? in
            guard library.lesson(edition: kept.edition) == nil else { return nil }
            if let edition = PackShapes.edition(kept) { return edition }
            unreadable.append(kept.edition)
            return nil
        }
        guard !retired.isEmpty else { return unreadable }
        library = library.remembering(retired)
        version += 1
        return unreadable
    }

    private mutating func noteChange(_ used: Set<LessonEdition>) {
        library = library.forgettingRetired(but: used)
        version += 1
    }

    // MARK: What tells no content

    /// What names the installed edition of a lesson.
    func edition(of lesson: LessonID) -> LessonEdition? { library.lesson(lesson)?.edition }

    func knows(_ lesson: LessonID) -> Bool { library.lesson(lesson) != nil }

    func knows(subject: String) -> Bool { library.hasSubject(subject) }

    func pack(of lesson: LessonID) -> PackID? { library.lesson(lesson)?.pack }

    func subject(of lesson: LessonID) -> String? { library.lesson(lesson)?.lesson.subject }

    /// A lesson as screen time knows it; nil when there is none of this id.
    func activity(of lesson: LessonID) -> ActivityRef? {
        library.lesson(lesson).map {
            ActivityRef(subject: $0.lesson.subject, lesson: lesson.rawValue, pack: $0.pack.rawValue)
        }
    }

    /// Where a pack on the shelf came from.
    func origin(of pack: PackID) -> PackOrigin {
        placed[pack] != nil ? .installed : isShipped(pack) ? .shipped : .folder
    }

    /// The installed packs that are there.
    var installed: [(PackInstallation, Pack)] {
        library.packs.compactMap { pack in placed[pack.manifest.id].map { ($0.installation, pack) } }
    }

    /// The version of a pack that is there, installed or shipped.
    func version(of pack: PackID) -> String? {
        library.packs.first { $0.manifest.id == pack }?.manifest.version
    }

    /// What the household knows of a pack that is on the shelf because a parent installed it.
    func installation(of pack: PackID) -> PackInstallation? { placed[pack]?.installation }

    /// Whether the daemon was started with a folder of this pack, which goes before one that is installed.
    func isFolder(_ pack: PackID) -> Bool {
        folders.contains { $0.manifest.id == pack }
    }

    /// Whether a pack of this name comes with the program.
    func isShipped(_ pack: PackID) -> Bool {
        program.contains { $0.manifest.id == pack } && !isFolder(pack)
    }

    /// An asset of an installed pack.
    func asset(_ name: String, of pack: PackID) -> (PackInstallation, PlacedAsset)? {
        guard let placed = placed[pack], let asset = placed.assets[name] else { return nil }
        return (placed.installation, asset)
    }

    /// Bytes of lessons that the installed packs but one have in memory.
    func textBytes(without pack: PackID) -> Int {
        placed.reduce(0) { $1.key == pack ? $0 : $0 + $1.value.textBytes }
    }

    /// Ids with versions.
    var versions: [String] { library.packs.map { "\($0.manifest.id) \($0.manifest.version)" } }
}

/// Where a pack comes from.
enum PackOrigin {
    case shipped
    case folder
    case installed
}

/// An asset of an installed pack, and where it begins in the file of all of them.
struct PlacedAsset: Sendable {
    var entry: AssetEntry
    var offset: Int

    static func all(of bundle: PackBundle) -> [String: PlacedAsset] {
        var offset = 0
        var found: [String: PlacedAsset] = [:]
        for entry in bundle.assets {
            found[entry.name] = PlacedAsset(entry: entry, offset: offset)
            offset += entry.bytes
        }
        return found
    }
}
