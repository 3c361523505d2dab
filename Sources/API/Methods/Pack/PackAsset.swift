import Household
import JSONRPC
import Shapes

/// `pack.asset`: an image that a front-end shows.
public enum PackAsset {
    /// The parameters of `pack.asset`. Optional: `pack`, `unless`.
    public struct Params: Equatable, Sendable {
        /// Id or name of the child.
        public var child: String
        /// As content names it.
        public var name: String
        /// The pack of the lesson that names it.
        public var pack: String?
        /// The digest that the caller has: then the file is not sent again.
        public var unless: String?

        public init(child: String, name: String, pack: String? = nil, unless: String? = nil) {
            self.child = child
            self.name = name
            self.pack = pack
            self.unless = unless
        }
    }

    /// The result of `pack.asset`. Absent where they do not apply: `data`.
    public struct Result: Equatable, Sendable {
        /// As content names it.
        public var name: String
        /// What it is.
        public var mediaType: String
        /// The size of the file.
        public var bytes: Int
        /// BLAKE2b of the file, 32 bytes, in hexadecimal digits.
        public var digest: String
        /// The file in Base64; absent where the caller has it.
        public var data: String?

        public init(name: String, mediaType: String, bytes: Int, digest: String, data: String?) {
            self.name = name
            self.mediaType = mediaType
            self.bytes = bytes
            self.digest = digest
            self.data = data
        }
    }

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "pack.asset",
        "Gives an image or a sound that a question names, such as `apple`: of the lesson's `pack`, else of the program. "
            + "Keep it by its digest.",
        role: .child,
        params: Shape<Params>.object("PackAssetParams", "", make: Params.init) {
            required("child", .childName, "Id or name of the child.") { $0.child }
            required("name", .text(1...128), "As content names it.") { $0.name }
            optional("pack", .text(1...64), "The pack of the lesson that names it; absent: the program's drawings.") {
                $0.pack
            }
            optional("unless", .hexadecimal32, "The digest that the caller has: then the file is not sent again.") {
                $0.unless
            }
        },
        result: Shape<Result>.object("Asset", "", make: Result.init) {
            required("name", .text(), "As content names it.") { $0.name }
            required("mediaType", .text(), "Such as `image/svg+xml`.") { $0.mediaType }
            required("bytes", .count, "The size of the file.") { $0.bytes }
            required("digest", .text(64...64), "BLAKE2b of the file, 32 bytes, in hexadecimal digits.") { $0.digest }
            optional("data", .text(0...Int.max), "The file in Base64; absent where the caller has it.") { $0.data }
        },
        errors: [.unknownChild, .unknownAsset], added: "0.3.0")
}
