import Household
import JSONRPC
import Shapes

/// `pack.install`: checks a pack and takes it into the household.
public enum PackInstall {
    /// The parameters of `pack.install`. Optional: `accept`.
    public struct Params: Equatable, Sendable {
        public var path: String
        /// The digest of a pack whose signer is not trusted, or that nobody signed: a parent wants exactly this one.
        public var accept: String?

        public init(path: String, accept: String? = nil) {
            self.path = path
            self.accept = accept
        }
    }

    /// The result of `pack.install`. Absent where they do not apply: `signer`, `replaced`.
    public struct Result: Equatable, Sendable {
        public var pack: PackID
        public var version: String
        public var title: String
        public var lessons: Int
        public var bytes: Int
        /// What names exactly its content.
        public var digest: String
        /// Who signed it.
        public var signer: String?
        public var replaced: String?
        public var installed: Bool

        public init(
            pack: PackID, version: String, title: String, lessons: Int, bytes: Int, digest: String, signer: String?,
            replaced: String?, installed: Bool
        ) {
            self.pack = pack
            self.version = version
            self.title = title
            self.lessons = lessons
            self.bytes = bytes
            self.digest = digest
            self.signer = signer
            self.replaced = replaced
            self.installed = installed
        }
    }

    /// For parents; changes something; tells its progress.
    public static let method = Method(
        "pack.install",
        "Installs a pack: everything in it is checked first, and then all of it is there, or nothing. Its lessons can be "
            + "learned at once.",
        role: .parent, changes: true, keyed: false, reportsProgress: true,
        params: Shape<Params>.object("PackInstallParams", "", make: Params.init) {
            required(
                "path", \.path, .text(1...4096),
                "A folder or an archive that the daemon's account can read; an absolute path.")
            optional(
                "accept", \.accept, .hexadecimal32,
                "The `digest` of a `pack_not_trusted` error: install exactly this pack all the same.")
        },
        result: Shape<Result>.object("InstalledPack", "", make: Result.init) {
            required("pack", \.pack, .id(PackID.self), "The id in its manifest.")
            required("version", \.version, .text(), "The version in its manifest.")
            required("title", \.title, .text(), "Its name for people.")
            required("lessonCount", \.lessons, .count, "How many lessons it has.")
            required("bytes", \.bytes, .count, "The size of its files.")
            required("digest", \.digest, .text(), "What names exactly its content, in hexadecimal digits.")
            optional("signer", \.signer, .text(), "The public key of who signed it; absent: nobody.")
            optional("replaced", \.replaced, .text(), "The version that it takes the place of.")
            required(
                "installed", \.installed, .boolean,
                "False when exactly this pack was installed before: nothing was done.")
        },
        errors: [.packRefused, .packNotTrusted, .tooManyPacks, .packInWay], added: "0.3.0")
}
