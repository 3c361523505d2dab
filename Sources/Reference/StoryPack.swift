import HouseholdTesting
import Packs
import Vault

/// The pack that the family of the story installs: the one with which every author begins, signed by Ada.
final class StoryPack {
    /// Where the example says that it is.
    static let shownPath = "/home/anna/birds-0.1.0.kiddpack"

    private static let key = SigningKey(seed: Secret(copying: (0..<32).map { UInt8($0) }))
    /// Ada's.
    static let publicKey = Hexadecimal.text(key.publicKey)

    private let folder: HouseholdTesting.PrivateFolder
    /// The archive.
    let path: String

    init() throws {
        folder = try HouseholdTesting.PrivateFolder()
        path = folder.path + "/birds.kiddpack"
        let pack = folder.path + "/birds"
        if let reason = PackStarter.make(pack, id: "birds", title: "Birds in our garden", author: "Ada") {
            throw TestFault(reason)
        }
        _ = try PackSigner.sign(folder: pack, with: Self.key).get()
        _ = try PackArchiver.write(pack, to: path).get()
    }
}
