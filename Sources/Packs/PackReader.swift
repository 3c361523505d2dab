import Household
import StrictJSON

/// Makes a verified pack out of files, or tells everything that is wrong with them (Content, Packs).
public enum PackReader {
    /// Reads a pack from files in memory.
    ///
    /// - Parameters:
    ///   - files: Those of the pack, in any order.
    ///   - name: What the refusal calls a pack whose manifest cannot be read.
    ///   - limits: How large the pack may be.
    /// - Returns: The pack, or all faults in the order of the files: the manifest's, then the others' by their paths.
    public static func read(
        files: [PackFile], named name: String = "pack", limits: PackLimits = .standard
    ) -> Result<Pack, PackRefusal> {
        if files.count > limits.files { return refusal(name, limits.countFault) }
        if files.reduce(0, { $0 + $1.bytes.count }) > limits.totalBytes { return refusal(name, limits.totalFault) }
        var reading = PackReading(limits: limits)
        for file in files.sorted(by: { isBefore($0.path, $1.path) }) { reading.take(file) }
        return reading.finish(named: name) { () throws(Never) in }.map(\.pack)
    }

    /// Reads a pack from a folder or an archive.
    ///
    /// - Parameters:
    ///   - path: A path; nothing else is touched, and no link is followed.
    ///   - limits: How large the pack may be.
    /// - Returns: The pack, or all faults: files that cannot be read first, then what the others hold.
    public static func read(path: String, limits: PackLimits = .standard) -> Result<Pack, PackRefusal> {
        check(path: path, limits: limits).map(\.pack)
    }

    /// Looks at every file of a pack in a folder or an archive.
    ///
    /// - Parameters:
    ///   - path: A path; nothing else is touched, and no link is followed.
    ///   - limits: How large the pack may be.
    ///   - step: is told how many bytes were read, and of how many.
    public static func check<Stop: Error>(
        path: String, limits: PackLimits = .standard, step: (_ done: Int, _ total: Int) throws(Stop) -> Void
    ) throws(Stop) -> Result<CheckedPack, PackRefusal> {
        try look(path: path, limits: limits, isBeingSigned: false, step: step)
    }

    /// - Parameter isBeingSigned: whether the list of files and the signature are about to be made anew.
    static func look<Stop: Error>(
        path: String, limits: PackLimits, isBeingSigned: Bool,
        step: (_ done: Int, _ total: Int) throws(Stop) -> Void
    ) throws(Stop) -> Result<CheckedPack, PackRefusal> {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let container: any PackContainer
        do throws(ContainerFault) {
            container = try PackContainers.open(path, limits: limits)
        } catch {
            return refusal(name, error.reason)
        }
        var refused = container.faults
        // What cannot be listed to its end says nothing of what it holds.
        if refused.contains(where: { $0.file.isEmpty }) {
            return .failure(PackRefusal(pack: PackID(rawValue: name), faults: refused))
        }
        let total = container.entries.reduce(0) { $0 + $1.size }
        var done = 0
        var reading = PackReading(limits: limits)
        reading.isBeingSigned = isBeingSigned
        for entry in container.entries.sorted(by: { isBefore($0.path, $1.path) }) {
            do throws(ContainerFault) {
                reading.take(PackFile(path: entry.path, bytes: try container.bytes(of: entry)))
            } catch {
                refused.append(PackFault(file: entry.path, pointer: "", reason: error.reason))
            }
            done += entry.size
            try step(done, total)
        }
        return try reading.finish(named: name, refused: refused) { () throws(Stop) in try step(total, total) }
    }

    /// The same, without a word on how far it is.
    public static func check(path: String, limits: PackLimits = .standard) -> Result<CheckedPack, PackRefusal> {
        check(path: path, limits: limits) { (_, _) throws(Never) in }
    }

    /// Reads the assets of a pack once more, in the order of its bundle, as they were when it was checked.
    ///
    /// - Parameter take: gets each of them.
    package static func assets<Stop: Error>(
        of checked: CheckedPack, at path: String, limits: PackLimits = .standard,
        take: (AssetEntry, [UInt8]) throws(Stop) -> Void
    ) throws(Stop) -> PackRefusal? {
        func refusal(_ file: String, _ reason: String) -> PackRefusal {
            PackRefusal(
                pack: checked.pack.manifest.id, faults: [PackFault(file: file, pointer: "", reason: reason)])
        }
        let container: any PackContainer
        do throws(ContainerFault) {
            container = try PackContainers.open(path, limits: limits)
        } catch {
            return refusal("", error.reason)
        }
        let places = Dictionary(
            container.entries.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        for asset in checked.bundle.assets {
            let file = PackFile.assetFolder + "/" + asset.file
            guard let entry = places[file], let bytes = try? container.bytes(of: entry),
                Asset.digest(of: bytes) == asset.digest
            else { return refusal(file, "changed while the pack was installed; try again when nothing writes to it") }
            try take(asset, bytes)
        }
        return nil
    }

    private static func refusal<Value>(_ name: String, _ reason: String) -> Result<Value, PackRefusal> {
        .failure(
            PackRefusal(pack: PackID(rawValue: name), faults: [PackFault(file: "", pointer: "", reason: reason)]))
    }

    /// The manifest first, then who signed it, then by path.
    static func isBefore(_ one: String, _ other: String) -> Bool {
        let places = [one, other].map { path in
            path == PackFile.manifestPath ? 0 : path == PackFile.signaturePath ? 1 : 2
        }
        return places[0] != places[1] ? places[0] < places[1] : one.utf8.lexicographicallyPrecedes(other.utf8)
    }
}
