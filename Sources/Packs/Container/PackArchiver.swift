import Household

/// Puts a pack into one archive: a plain tar with the manifest first. The same files give the same archive.
public enum PackArchiver {
    /// The ending of an archive's name.
    public static let ending = ".kiddpack"

    /// Checks a pack and writes its archive; nothing is written while the pack has faults.
    ///
    /// - Parameters:
    ///   - path: the pack, usually a folder.
    ///   - archive: where it goes; nil: into the present folder, as `ID-VERSION.kiddpack`.
    /// - Returns: where the archive is and what is in it, or everything that is wrong with the pack.
    public static func write(
        _ path: String, to archive: String?, limits: PackLimits = .standard
    ) -> Result<(path: String, pack: CheckedPack), PackRefusal> {
        PackReader.check(path: path, limits: limits).flatMap { checked in
            let manifest = checked.pack.manifest
            let target = archive ?? "\(manifest.id)-\(fileName(manifest.version))\(ending)"
            if let reason = failure(of: path, limits, to: target) {
                let fault = PackFault(file: "", pointer: "", reason: reason)
                return .failure(PackRefusal(pack: manifest.id, faults: [fault]))
            }
            return .success((target, checked))
        }
    }

    /// Why the archive cannot be written; nil when it is.
    private static func failure(of path: String, _ limits: PackLimits, to archive: String) -> String? {
        do {
            try write(try PackContainers.open(path, limits: limits), to: archive)
            return nil
        } catch let fault as ContainerFault {
            return fault.reason
        } catch let fault as SafeFile.Fault {
            return fault.reason
        } catch {
            return "\(error)"
        }
    }

    private static func write(_ container: any PackContainer, to path: String) throws {
        let draft = try SafeFile(path)
        for entry in container.entries.sorted(by: { PackReader.isBefore($0.path, $1.path) }) {
            let bytes = try container.bytes(of: entry)
            guard entry.path.utf8.count <= 100 else {
                throw ContainerFault(reason: "\(entry.path) has a name that is too long for an archive; shorten it")
            }
            try draft.append(TarHeader.block(path: entry.path, size: bytes.count))
            let rest = (TarHeader.blockSize - bytes.count % TarHeader.blockSize) % TarHeader.blockSize
            try draft.append(bytes + [UInt8](repeating: 0, count: rest))
        }
        try draft.append([UInt8](repeating: 0, count: 2 * TarHeader.blockSize))
        try draft.finish()
    }

    /// A version as a part of a file's name.
    private static func fileName(_ version: String) -> String {
        String(version.prefix(32).map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
    }
}
