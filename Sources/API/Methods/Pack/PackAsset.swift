import Household
import JSONRPC
import Shapes

/// `pack.asset`: an image that a front-end shows.
public enum PackAsset {
    /// The parameters of `pack.asset`. Optional: `pack`, `unless`.
    public struct Params: Equatable, Sendable {
        public var child: String
        public var name: String
        /// The pack of the lesson that names it.
        public var pack: String?
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
        public var name: String
        /// What it is.
        public var mediaType: String
        public var bytes: Int
        public var digest: String
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
            required("child", \.child, .childName, "Id or name of the child.")
            required("name", \.name, .text(1...128), "As content names it.")
            optional(
                "pack", \.pack, .text(1...64), "The pack of the lesson that names it; absent: the program's drawings.")
            optional(
                "unless", \.unless, .hexadecimal32, "The digest that the caller has: then the file is not sent again.")
        },
        result: Shape<Result>.object("Asset", "", make: Result.init) {
            required("name", \.name, .text(), "As content names it.")
            required("mediaType", \.mediaType, .text(), "Such as `image/svg+xml`.")
            required("bytes", \.bytes, .count, "The size of the file.")
            required("digest", \.digest, .text(64...64), "BLAKE2b of the file, 32 bytes, in hexadecimal digits.")
            optional("data", \.data, .text(0...Int.max), "The file in Base64; absent where the caller has it.")
        },
        errors: [.unknownChild, .unknownAsset], added: "0.3.0")
}
