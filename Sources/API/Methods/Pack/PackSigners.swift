import Household
import JSONRPC
import Shapes

/// `pack.signers`: whose packs are installed without being asked.
public enum PackSigners {
    /// The result of `pack.signers`; every member is always there.
    public struct Result: Equatable, Sendable {
        public var signers: [TrustedSigner]

        public init(signers: [TrustedSigner]) { self.signers = signers }
    }

    /// For parents; reads only.
    public static let method = Method(
        "pack.signers", "Lists the signers that the family trusts: their packs are installed without a further word.",
        role: .parent, params: Nothing.shape,
        result: Shape<Result>.object("PackSigners", "", make: Result.init) {
            required("signers", \.signers, .list(of: .trustedSigner), "In the order in which they were trusted.")
        }, added: "0.3.0")
}

/// `pack.trustSigner`: trusts somebody who signs packs.
public enum PackTrustSigner {
    /// The parameters of `pack.trustSigner`; all are required.
    public struct Params: Equatable, Sendable {
        /// An Ed25519 public key in hexadecimal digits.
        public var publicKey: String
        /// What the family calls them.
        public var name: String

        public init(publicKey: String, name: String) {
            self.publicKey = publicKey
            self.name = name
        }
    }

    /// For parents; changes something.
    public static let method = Method(
        "pack.trustSigner",
        "Trusts a signer: packs with this signature are installed without a further word. Compare the key with the one that "
            + "the author publishes, letter by letter. A signer that is trusted already gets the new name.",
        role: .parent, changes: true,
        params: Shape<Params>.object("PackTrustSignerParams", "", make: Params.init) {
            required("publicKey", \.publicKey, .hexadecimal32, "An Ed25519 public key: 64 hexadecimal digits.")
            required("name", \.name, .text(1...64), "What the family calls the signer.")
        },
        result: .trustedSigner, errors: [.tooManyPacks], added: "0.3.0")
}

/// `pack.forgetSigner`: trusts a signer no more.
public enum PackForgetSigner {
    /// The parameters of `pack.forgetSigner`; all are required.
    public struct Params: Equatable, Sendable {
        /// An Ed25519 public key in hexadecimal digits.
        public var publicKey: String

        public init(publicKey: String) { self.publicKey = publicKey }
    }

    /// For parents; changes something.
    public static let method = Method(
        "pack.forgetSigner",
        "Trusts a signer no more. Packs that were installed stay; remove them with `pack.remove` if they are to go.",
        role: .parent, changes: true,
        params: Shape<Params>.object("PackForgetSignerParams", "", make: Params.init) {
            required("publicKey", \.publicKey, .hexadecimal32, "The key of a trusted signer.")
        },
        result: .trustedSigner, errors: [.unknownSigner], added: "0.3.0")
}

extension Shape where Value == TrustedSigner {
    /// A signer that the family trusts.
    public static let trustedSigner = Shape.object(
        "TrustedSigner", "A signer that the family trusts.", make: TrustedSigner.init
    ) {
        required("publicKey", \.key, .text(), "The Ed25519 public key in hexadecimal digits.")
        required("name", \.name, .text(), "What the family calls the signer.")
        required("trustedAt", \.since, .instant, "Since when.")
    }
}
