import Vault

/// What a passphrase became: the key of all backups that are made with it, and how it was made.
public struct BackupKey: Sendable {
    /// How it was made of the passphrase.
    public let stretching: KeyStretching
    /// 32 bytes.
    public let master: Secret

    /// A key that is known already.
    public init(stretching: KeyStretching, master: Secret) {
        self.stretching = stretching
        self.master = master
    }

    /// Makes it of a passphrase, which takes seconds.
    public init(of passphrase: Secret, _ stretching: KeyStretching) throws(BackupFault) {
        self.stretching = stretching
        do throws(VaultFault) {
            master = try stretching.key(of: passphrase)
        } catch {
            throw .outOfMemory
        }
    }

    /// The key of one file, which no other file has.
    func fileKey(nonce: [UInt8]) -> Secret {
        var bytes = Digest.blake2b(Array("kidd backup file".utf8) + nonce, key: master)
        defer { Self.wipe(&bytes) }
        return Secret(copying: bytes)
    }

    /// What stands in the header of a file, so that a wrong passphrase is told from damage.
    func check(nonce: [UInt8]) -> [UInt8] {
        Digest.blake2b(Array("kidd backup check".utf8) + nonce, key: master, size: BackupHeader.checkSize)
    }

    private static func wipe(_ bytes: inout [UInt8]) { for index in bytes.indices { bytes[index] = 0 } }
}
