import Household

/// Compares the files of a pack with the list of its manifest, and the manifest with its signature.
struct PackSigningCheck {
    /// What the file `signature.json` says.
    var signature: PackSignature?
    private var manifest: [UInt8] = []
    private var found: [String: ListedFile] = [:]

    /// A file as it is, with its digest.
    mutating func note(_ file: PackFile, _ digest: String) {
        switch file.role {
        case .manifest: manifest = file.bytes
        case .signature, .none: break
        default:
            found[file.path] = ListedFile(
                path: file.path, bytes: file.bytes.count, digest: digest)
        }
    }

    /// What does not go together.
    func faults(of manifest: PackManifest) -> [PackFault] {
        var faults = manifest.files.map(listFaults) ?? []
        guard let signature else { return faults }
        let file = PackFile.signaturePath
        if !signature.isValid(for: self.manifest) {
            let reason = "the manifest was changed after it was signed; get the pack again, or sign it anew"
            faults.append(PackFault(file: file, pointer: "/signature", reason: reason))
        }
        if manifest.files == nil {
            let reason =
                "says nothing of the other files, because the manifest does not list them; sign with `kidctl pack sign`"
            faults.append(PackFault(file: file, pointer: "", reason: reason))
        }
        return faults
    }

    private func listFaults(_ files: [ListedFile]) -> [PackFault] {
        var faults: [PackFault] = []
        var listed: Set<String> = []
        for (index, file) in files.enumerated() {
            let pointer = "/files/\(index)"
            if !listed.insert(file.path).inserted {
                faults.append(fault(pointer + "/path", "the file \(file.path) is listed twice"))
            } else if let actual = found[file.path] {
                if actual.bytes != file.bytes || actual.digest != file.digest.lowercased() {
                    let reason = "is not what the manifest lists; get the pack again, or sign it anew"
                    faults.append(PackFault(file: file.path, pointer: "", reason: reason))
                }
            } else {
                faults.append(fault(pointer + "/path", "the pack has no file \(file.path)"))
            }
        }
        for path in found.keys.filter({ !listed.contains($0) }).sorted() {
            faults.append(
                PackFault(file: path, pointer: "", reason: "is not in the manifest's list of files; sign the pack anew")
            )
        }
        return faults
    }

    private func fault(_ pointer: String, _ reason: String) -> PackFault {
        PackFault(file: PackFile.manifestPath, pointer: pointer, reason: reason)
    }
}
