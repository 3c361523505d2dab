/// The packs that the household installed, and the signers that it trusts.
public struct PackBook: Equatable, Sendable {
    /// Packs that can be installed at a time.
    public static let mostInstalled = 64
    /// Signers that can be trusted at a time.
    public static let mostSigners = 64
    /// Bytes of lessons that all installed packs have together: they are in memory.
    public static let mostTextBytes = 256 << 20

    /// In the order in which their lessons are offered: that of the first installation.
    public package(set) var installed: [PackInstallation]
    /// In the order in which they were trusted.
    public package(set) var signers: [TrustedSigner]

    /// A book; without arguments an empty one.
    public init(installed: [PackInstallation] = [], signers: [TrustedSigner] = []) {
        self.installed = installed
        self.signers = signers
    }

    /// What is known of a pack.
    public func installation(of pack: PackID) -> PackInstallation? { installed.first { $0.pack == pack } }

    /// The signer with this key.
    public func signer(_ key: String) -> TrustedSigner? { signers.first { $0.key == key } }

    /// Whether one more pack, or another version of one, can be installed.
    public func hasRoom(for pack: PackID) -> Bool {
        installed.count < Self.mostInstalled || installation(of: pack) != nil
    }

    /// Whether one more signer, or another name of one, can be kept.
    public func hasRoom(forSigner key: String) -> Bool {
        signers.count < Self.mostSigners || signer(key) != nil
    }

    /// Another version of a pack takes its place.
    mutating func install(_ new: PackInstallation) {
        if let index = installed.firstIndex(where: { $0.pack == new.pack }) {
            installed[index] = new
        } else {
            installed.append(new)
        }
    }

    mutating func remove(_ pack: PackID) { installed.removeAll { $0.pack == pack } }

    mutating func trust(_ new: TrustedSigner) {
        if let index = signers.firstIndex(where: { $0.key == new.key }) {
            signers[index] = new
        } else {
            signers.append(new)
        }
    }

    mutating func forget(signer key: String) { signers.removeAll { $0.key == key } }
}
