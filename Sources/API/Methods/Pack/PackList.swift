import Household
import JSONRPC
import Shapes

/// `pack.list`: the packs with what is in them.
public enum PackList {
    /// The parameters of `pack.list`. Optional: `child`.
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
        /// Installed by a parent.
        case installed
    }

    /// A pack that is installed.
    public struct Entry: Equatable, Sendable {
        public var id: PackID
        public var version: String
        public var title: String
        public var author: String
        public var licence: String
        public var languages: [String]
        public var grades: [GradeLevel]
        public var subjects: [String]
        public var subjectTitles: [String]
        public var lessons: Int
        public var bytes: Int
        public var origin: Origin
        /// What names exactly the content of an installed pack.
        public var digest: String?
        /// Who signed an installed pack.
        public var signer: String?
        /// Why an installed pack cannot be used.
        public var fault: String?
        public var installedAt: Instant?
        public var lastUsed: Instant?

        public init(
            id: PackID, version: String, title: String, author: String, licence: String, languages: [String],
            grades: [GradeLevel], subjects: [String], subjectTitles: [String], lessons: Int, bytes: Int, origin: Origin,
            digest: String? = nil, signer: String? = nil, fault: String? = nil, installedAt: Instant?,
            lastUsed: Instant?
        ) {
            self.id = id
            self.version = version
            self.title = title
            self.author = author
            self.licence = licence
            self.languages = languages
            self.grades = grades
            self.subjects = subjects
            self.subjectTitles = subjectTitles
            self.lessons = lessons
            self.bytes = bytes
            self.origin = origin
            self.digest = digest
            self.signer = signer
            self.fault = fault
            self.installedAt = installedAt
            self.lastUsed = lastUsed
        }
    }

    /// The result of `pack.list`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var packs: [Entry]

        public init(packs: [Entry]) {
            self.packs = packs
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "pack.list",
        "Lists the packs. For a child it shows only what its filter allows; a parent may leave out `child`.",
        role: .child,
        params: Shape<Params>.object("PackListParams", "", make: Params.init) {
            optional("child", \.child, .childName, "Id or name of the child; absent: a parent sees everything.")
        },
        result: Shape<Result>.object("Packs", "", make: Result.init) {
            required("packs", \.packs, .list(of: entry), "Every pack of which the caller may see something.")
        },
        errors: [.unknownChild])

    static let entry = Shape<Entry>.object("PackEntry", "A pack.", make: Entry.init) {
        required("pack", \.id, .id(PackID.self), "The id in its manifest.")
        required("version", \.version, .text(), "The version in its manifest.")
        required("title", \.title, .text(), "Its name for people.")
        required("author", \.author, .text(), "Who wrote it, as the manifest says.")
        required("licence", \.licence, .text(), "Under which licence, as the manifest says.")
        required("languages", \.languages, .list(of: .text()), "The languages of its texts.")
        required("grades", \.grades, .list(of: .word(GradeLevel.self)), "The grades whose standards it follows.")
        required("subjects", \.subjects, .list(of: .text()), "Ids.")
        required("subjectTitles", \.subjectTitles, .list(of: .text()), "Their names for people, in the same order.")
        required("lessonCount", \.lessons, .count, "Those that may be learned.")
        required("bytes", \.bytes, .count, "The size of its files.")
        required(
            "origin", \.origin, .word(Origin.self),
            "`shipped`: part of the program; `folder`: a folder beside it; `installed`: by a parent.")
        optional("digest", \.digest, .text(), "What names exactly the content of an installed pack; for parents.")
        optional("signer", \.signer, .text(), "The public key of who signed an installed pack; for parents.")
        optional("fault", \.fault, .text(), "Why an installed pack cannot be used, for parents: install it again.")
        optional("installedAt", \.installedAt, .instant, "When a parent installed it.")
        optional(
            "lastUsedAt", \.lastUsed, .instant,
            "The last start of one of its lessons, by this child or, for a parent without a child, by any.")
    }
}
