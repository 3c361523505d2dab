import Household

/// A pack of which every file was looked at and found in order.
public struct CheckedPack: Sendable {
    /// Its lessons, with what is known of its assets.
    public var bundle: PackBundle
    /// The public key of who signed it; nil: nobody did.
    public var signer: PackSignature.Key?
    /// By language, the texts that stay as the pack's first language has them.
    public var untranslated: [String: Set<String>] = [:]

    /// Its lessons.
    public var pack: Pack { bundle.pack }
}
