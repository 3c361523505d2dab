import Household
import Synchronization
import Testing

@testable import Daemon
@testable import Packs

/// Packs that come and go without files, for tests of what follows.
extension Server {
    /// Puts a pack on the shelf, in the place of another version of it.
    func install(_ pack: Pack) throws {
        let bundle = try #require(PackBundle(pack))
        let installation = PackInstallation(
            pack: pack.manifest.id, version: pack.manifest.version, title: pack.manifest.title, digest: bundle.digest,
            bytes: pack.bytes, signer: nil, at: Instant(seconds: 0))
        let refused = Mutex<PackRefusal?>(nil)
        engine?.run { engine in
            engine.changePacks { shelf, used in
                do throws(PackRefusal) {
                    try shelf.install(bundle, as: installation, used: used)
                } catch {
                    refused.withLock { $0 = error }
                }
            }
        }
        if let refusal = refused.withLock({ $0 }) { throw refusal }
    }

    /// Takes an installed pack from the shelf.
    func remove(_ pack: PackID) {
        engine?.run { engine in engine.changePacks { shelf, used in shelf.remove(pack, used: used) } }
    }
}
