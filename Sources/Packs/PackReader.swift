import Household
import StrictJSON

/// Makes a verified pack out of files, or tells everything that is wrong with them (Content, Packs).
public enum PackReader {
    /// Reads a pack from files in memory.
    ///
    /// - Parameters:
    ///   - files: The manifest and the lessons, in any order; no other files are taken.
    ///   - name: What the refusal calls a pack whose manifest cannot be read.
    ///   - limits: How large the pack may be.
    /// - Returns: The pack, or all faults in the order of the files: the manifest's, then the lessons' by their paths.
    public static func read(
        files: [PackFile], named name: String = "pack", limits: PackLimits = .standard
    ) -> Result<Pack, PackRefusal> {
        if files.count > limits.files { return refusal(name, limits.countFault) }
        if files.reduce(0, { $0 + $1.bytes.count }) > limits.totalBytes { return refusal(name, limits.totalFault) }
        return read(files: files, named: name, limits: limits, refused: [])
    }

    /// Reads a pack from a folder; nothing outside of it is touched, and no link is followed.
    ///
    /// - Parameters:
    ///   - folder: A path; the folder itself must not be a link either.
    ///   - limits: How large the pack may be.
    /// - Returns: The pack, or all faults: files that cannot be read first, then what the others hold.
    public static func read(folder: String, limits: PackLimits = .standard) -> Result<Pack, PackRefusal> {
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        var reader = PackFolder(limits: limits)
        reader.read(folder)
        // A folder that cannot be read to its end says nothing of what it holds.
        if reader.faults.contains(where: { $0.file.isEmpty }) {
            return .failure(PackRefusal(pack: PackID(rawValue: name), faults: reader.faults))
        }
        return read(files: reader.files, named: name, limits: limits, refused: reader.faults)
    }

    private static func read(
        files: [PackFile], named name: String, limits: PackLimits, refused: [PackFault]
    ) -> Result<Pack, PackRefusal> {
        var reading = PackReading(limits: limits)
        for file in inOrder(files) { reading.take(file) }
        return reading.finish(named: name, refused: refused)
    }

    private static func refusal(_ name: String, _ reason: String) -> Result<Pack, PackRefusal> {
        .failure(
            PackRefusal(pack: PackID(rawValue: name), faults: [PackFault(file: "", pointer: "", reason: reason)]))
    }

    /// The manifest first, then by path.
    private static func inOrder(_ files: [PackFile]) -> [PackFile] {
        files.filter { $0.role == .manifest }
            + files.filter { $0.role != .manifest }.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
