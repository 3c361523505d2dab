import Glibc
import Household
import StrictJSON
import Vault

/// Signs a pack's folder: lists every file in the manifest, and writes who says so.
public enum PackSigner {
    /// Writes `manifest.json` and `signature.json` anew; the other files stay as they are. Nothing is written while the
    /// pack has faults.
    ///
    /// - Returns: the pack as it is then, or everything that is wrong with it.
    public static func sign(
        folder: String, with key: SigningKey, limits: PackLimits = .standard
    ) -> Result<CheckedPack, PackRefusal> {
        let before = PackReader.look(path: folder, limits: limits, isBeingSigned: true) { (_, _) throws(Never) in }
        if case .failure(let refusal) = before { return .failure(refusal) }
        if let reason = failure(of: folder, key, limits) {
            let name = folder.split(separator: "/").last.map(String.init) ?? folder
            return .failure(
                PackRefusal(
                    pack: PackID(rawValue: name), faults: [PackFault(file: "", pointer: "", reason: reason)]))
        }
        return PackReader.check(path: folder, limits: limits)
    }

    /// Why it cannot be signed; nil when it is.
    private static func failure(of folder: String, _ key: SigningKey, _ limits: PackLimits) -> String? {
        do {
            try write(folder, key, limits)
            return nil
        } catch let fault as ContainerFault {
            return fault.reason
        } catch let fault as SafeFile.Fault {
            return fault.reason
        } catch {
            return "\(error)"
        }
    }

    private static func write(_ folder: String, _ key: SigningKey, _ limits: PackLimits) throws {
        let container = try PackContainers.open(folder, limits: limits)
        guard container is PackFolder else {
            throw ContainerFault(reason: "is an archive; sign the folder, and make the archive anew then")
        }
        var files: [ListedFile] = []
        var manifest: PackManifest?
        for entry in container.entries.sorted(by: { PackReader.isBefore($0.path, $1.path) }) {
            let bytes = try container.bytes(of: entry)
            switch PackFile.Role(of: entry.path) {
            case .manifest:
                let document = try? JSONDocument(scanning: bytes)
                manifest = document.flatMap { try? PackShapes.manifest.read($0.root) }
            case .signature: break
            default:
                files.append(ListedFile(path: entry.path, bytes: bytes.count, digest: Asset.digest(of: bytes)))
            }
        }
        guard var manifest else { throw ContainerFault(reason: "has a manifest that cannot be read any more") }
        manifest.files = files
        let text = pretty(PackShapes.manifest.encode(manifest, reserving: 65_536))
        guard let signature = PackSignature(of: text, with: key) else {
            throw ContainerFault(reason: "the key has another size")
        }
        // A signature of the manifest before is not valid for the new one: whatever happens between them shows.
        try SafeFile.write(text, to: folder + "/" + PackFile.manifestPath)
        try SafeFile.write(pretty(PackSignature.shape.encode(signature)), to: folder + "/" + PackFile.signaturePath)
    }

    private static func pretty(_ json: [UInt8]) -> [UInt8] {
        guard let document = try? JSONDocument(scanning: json) else { return json }
        return Array(PrettyJSON.text(of: document.root).utf8)
    }
}
