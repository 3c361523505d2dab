import Household
import JSONRPC
import Shapes

/// `pack.list`: the packs with what is in them.
public enum PackList {
    public struct Params: Equatable, Sendable {
        public var child: String?

        public init(child: String? = nil) {
            self.child = child
        }
    }

    /// Where a pack comes from.
    public enum Origin: String, CaseIterable, Sendable {
        /// Part of the program.
        case shipped
        /// A folder that the daemon was started with.
        case folder
    }

    public struct Entry: Equatable, Sendable {
        public var id: PackID
        public var version: String
        public var title: String
        public var author: String
        public var licence: String
        public var languages: [String]
        public var grades: [GradeLevel]
        public var subjects: [String]
        public var lessons: Int
        public var bytes: Int
        public var origin: Origin
        public var installedAt: Instant?
        public var lastUsed: Instant?

        public init(
            id: PackID, version: String, title: String, author: String, licence: String, languages: [String],
            grades: [GradeLevel], subjects: [String], lessons: Int, bytes: Int, origin: Origin,
            installedAt: Instant?, lastUsed: Instant?
        ) {
            self.id = id
            self.version = version
            self.title = title
            self.author = author
            self.licence = licence
            self.languages = languages
            self.grades = grades
            self.subjects = subjects
            self.lessons = lessons
            self.bytes = bytes
            self.origin = origin
            self.installedAt = installedAt
            self.lastUsed = lastUsed
        }
    }

    public struct Result: Equatable, Sendable {
        public var packs: [Entry]

        public init(packs: [Entry]) {
            self.packs = packs
        }
    }

    public static let method = Method(
        "pack.list", "The packs in their order. For a child only what its filter allows; a parent may leave it out.",
        role: .child,
        params: Shape<Params>.object("PackListParams", "", make: Params.init) {
            optional("child", .childName, "Id or name of the child; absent: a parent sees everything.") { $0.child }
        },
        result: Shape<Result>.object("Packs", "", make: Result.init) {
            required("packs", .list(of: entry)) { $0.packs }
        },
        errors: [.unknownChild])

    private static let entry = Shape<Entry>.object("PackEntry", "A pack.", make: Entry.init) {
        required("id", .id(PackID.self)) { $0.id }
        required("version", .text()) { $0.version }
        required("title", .text()) { $0.title }
        required("author", .text()) { $0.author }
        required("licence", .text()) { $0.licence }
        required("languages", .list(of: .text())) { $0.languages }
        required("grades", .list(of: .word(GradeLevel.self))) { $0.grades }
        required("subjects", .list(of: .text()), "Ids.") { $0.subjects }
        required("lessons", .count, "Those that may be learned.") { $0.lessons }
        required("bytes", .count, "The size of its files.") { $0.bytes }
        required("origin", .word(Origin.self), "`shipped`: part of the program; `folder`: a folder beside it.") {
            $0.origin
        }
        optional("installedAt", .instant, "Absent for what came with the start.") { $0.installedAt }
        optional("lastUsed", .instant, "The last start of one of its lessons, by the child or by any.") { $0.lastUsed }
    }
}
