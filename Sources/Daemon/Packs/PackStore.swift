import Glibc
import Household
import Packs
import Vault

/// The folder in which installed packs lie, one folder each, named by the pack and the digest of its content: a bundle
/// with the lessons, and one file with all assets, one after the other.
///
/// A pack is written under a name that nobody reads, and renamed when all of it is on the disk. Which folders count is what
/// the household's rows say; the others are cleared away at the next start.
struct PackStore: Sendable {
    /// Of the household's data.
    let root: String
    /// Hears of each step, for tests of what survives.
    var onStep: (@Sendable (PackStep) -> Void)?

    private static let bundleName = "bundle.jsonl"
    private static let assetsName = "assets"
    private static let stagingPrefix = ".staging-"

    init(dataFolder: String, onStep: (@Sendable (PackStep) -> Void)? = nil) {
        root = dataFolder + "/packs"
        self.onStep = onStep
    }

    private func folder(_ pack: PackID, _ digest: String) -> String { "\(root)/\(pack)@\(digest)" }

    /// The files of an installed pack that are there, with the name of its folder.
    func files(of installation: PackInstallation) -> (folder: String, names: [String]) {
        let folder = folder(installation.pack, installation.digest)
        let names = [Self.bundleName, Self.assetsName].filter { access("\(folder)/\($0)", R_OK) == 0 }
        return ("\(installation.pack)@\(installation.digest)", names)
    }

    // MARK: Installing

    /// Writes a checked pack down, so that it can be opened.
    ///
    /// - Parameters:
    ///   - source: where it was read.
    ///   - step: is told how many bytes of assets were written; what it throws ends the installation.
    func keep(
        _ checked: CheckedPack, from source: String, step: (_ bytes: Int) throws -> Void
    ) throws {
        try requireRoom(for: checked)
        if let code = PrivateFolder.make(root) { throw PackStoreFault(code, root) }
        let staging = root + "/" + Self.stagingPrefix + String(Random.uint64(), radix: 36)
        guard mkdir(staging, 0o700) == 0 else { throw PackStoreFault(errno, staging) }
        do {
            onStep?(.staged)
            try Self.write { () throws(SafeFile.Fault) in
                try SafeFile.write(checked.bundle.bytes, to: "\(staging)/\(Self.bundleName)", mode: 0o600)
            }
            onStep?(.lessonsStored)
            if !checked.bundle.assets.isEmpty { try keepAssets(of: checked, from: source, in: staging, step) }
            onStep?(.assetsStored)
            if let code = PrivateFolder.sync(staging) { throw PackStoreFault(code, staging) }
            try publish(staging, as: folder(checked.pack.manifest.id, checked.bundle.digest))
        } catch {
            Self.removeAll(staging)
            throw error
        }
    }

    private func keepAssets(
        of checked: CheckedPack, from source: String, in staging: String, _ step: (Int) throws -> Void
    ) throws {
        let file = try Self.write { () throws(SafeFile.Fault) in
            try SafeFile("\(staging)/\(Self.assetsName)", mode: 0o600)
        }
        var done = 0
        let refusal = try PackReader.assets(of: checked, at: source) { asset, bytes in
            try Self.write { () throws(SafeFile.Fault) in try file.append(bytes) }
            done += bytes.count
            try step(done)
        }
        if let refusal { throw refusal }
        try Self.write { () throws(SafeFile.Fault) in try file.finish() }
    }

    private func publish(_ staging: String, as target: String) throws(PackStoreFault) {
        // Only what is damaged is installed once more under the same name.
        if access(target, F_OK) == 0 { Self.removeAll(target) }
        guard rename(staging, target) == 0 else { throw PackStoreFault(errno, target) }
        onStep?(.published)
        if let code = PrivateFolder.sync(root) { throw PackStoreFault(code, root) }
    }

    private static func write<Value>(_ body: () throws(SafeFile.Fault) -> Value) throws(PackStoreFault) -> Value {
        do throws(SafeFile.Fault) { return try body() } catch { throw PackStoreFault(error.code, error.path) }
    }

    /// So much is left for the household's own rows.
    private static let spared = 32 << 20

    private func requireRoom(for checked: CheckedPack) throws(PackStoreFault) {
        let needed = checked.bundle.bytes.count + checked.bundle.assets.reduce(0) { $0 + $1.bytes }
        guard let room = room(), room.free < needed + Self.spared else { return }
        throw PackStoreFault(lacking: needed + Self.spared - room.free, in: root)
    }

    // MARK: Reading

    /// The bundle of an installed pack; a fault names what is wrong for people.
    func open(_ installation: PackInstallation) throws(PackStoreFault) -> PackBundle {
        let path = folder(installation.pack, installation.digest)
        let bytes = try Self.bytes(of: "\(path)/\(Self.bundleName)")
        guard let bundle = PackBundle(bytes) else {
            throw PackStoreFault(said: "its lessons are damaged, or were written by another version of kidd")
        }
        guard bundle.digest == installation.digest, bundle.pack.manifest.id == installation.pack else {
            throw PackStoreFault(said: "its lessons are not those that were installed")
        }
        let size = bundle.assets.reduce(0) { $0 + $1.bytes }
        guard size == 0 || Self.size(of: "\(path)/\(Self.assetsName)") == size else {
            throw PackStoreFault(said: "its images and sounds are missing or cut off")
        }
        return bundle
    }

    /// The bytes of an asset; nil when they are not what they were.
    ///
    /// - Parameter offset: where it begins among the assets of its pack.
    func asset(_ entry: AssetEntry, at offset: Int, of installation: PackInstallation) -> [UInt8]? {
        let path = "\(folder(installation.pack, installation.digest))/\(Self.assetsName)"
        let file = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard let bytes = try? PackContainers.read(file, entry.bytes, from: offset),
            Asset.digest(of: bytes) == entry.digest
        else { return nil }
        return bytes
    }

    /// Reads everything of an installed pack and compares it with its digests: what is wrong, for people.
    ///
    /// - Parameter step: is told how many things were looked at, and of how many.
    func faults(
        of installation: PackInstallation, step: (_ done: Int, _ total: Int) throws -> Void
    ) throws -> [String] {
        let bundle: PackBundle
        do throws(PackStoreFault) { bundle = try open(installation) } catch { return [error.say] }
        let lessons = bundle.pack.installed + bundle.pack.variants
        let total = lessons.count + bundle.assets.count
        var faults: [String] = []
        for (index, lesson) in lessons.enumerated() {
            if let fault = Self.fault(of: lesson) { faults.append(fault) }
            try step(index + 1, total)
        }
        var offset = 0
        for (index, entry) in bundle.assets.enumerated() {
            if asset(entry, at: offset, of: installation) == nil {
                faults.append("the asset \(entry.file) is not what was installed")
            }
            offset += entry.bytes
            try step(lessons.count + index + 1, total)
        }
        return faults
    }

    /// The lessons of a pack that are not what was installed, for people.
    static func lessonFaults(in pack: Pack) -> [String] { (pack.installed + pack.variants).compactMap(fault) }

    private static func fault(of lesson: InstalledLesson) -> String? {
        lesson.content == nil ? "the lesson \(lesson.lesson.id) is not what was installed" : nil
    }

    /// What the file system says where packs lie; nil when it says nothing.
    func room() -> (free: Int, total: Int)? {
        var room = statvfs()
        let path = access(root, F_OK) == 0 ? root : PrivateFolder.parent(of: root)
        guard statvfs(path, &room) == 0 else { return nil }
        let unit = Int(room.f_frsize)
        return (Int(room.f_bavail) * unit, Int(room.f_blocks) * unit)
    }

    // MARK: Clearing

    /// Removes the files of a pack; false when they stay.
    func remove(_ pack: PackID, _ digest: String) -> Bool {
        onStep?(.removing)
        let folder = folder(pack, digest)
        Self.removeAll(folder)
        return access(folder, F_OK) != 0
    }

    /// Removes every folder of a pack that is not installed: what an installation left that did not come to its end, and
    /// packs that were removed just before the end. What was not made here stays.
    func clear(keeping installed: [PackInstallation]) {
        let names = Set(installed.map { "\($0.pack)@\($0.digest)" })
        for folder in ownFolders where !names.contains(folder.name) { Self.removeAll(folder.path) }
    }

    /// Every folder of a pack, whether it is installed or not.
    var ownFolders: [(name: String, path: String)] {
        PrivateFolder.names(in: root).filter(Self.isOwn).map { ($0, root + "/" + $0) }
    }

    /// Whether a folder has a name that is given here.
    private static func isOwn(_ name: String) -> Bool {
        if name.hasPrefix(stagingPrefix) { return true }
        let parts = name.split(separator: "@", omittingEmptySubsequences: false)
        return parts.count == 2 && ContentLimits.idFault(String(parts[0])) == nil
            && Hexadecimal.bytes(String(parts[1]))?.count == 32
    }

    /// Packs have no folders inside; what is deeper was not made here and stays.
    private static func removeAll(_ folder: String) {
        for name in PrivateFolder.names(in: folder) { unlink("\(folder)/\(name)") }
        if rmdir(folder) != 0, errno == ENOTDIR { unlink(folder) }
    }

    private static func size(of path: String) -> Int? {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    }

    private static func bytes(of path: String) throws(PackStoreFault) -> [UInt8] {
        let file = Glibc.open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { throw PackStoreFault(said: "its files are missing") }
            throw PackStoreFault(said: "its files cannot be read: \(SystemError.text(errno))")
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
            let bytes = try? PackContainers.read(file, Int(status.st_size), from: 0)
        else { throw PackStoreFault(said: "its files cannot be read") }
        return bytes
    }
}

/// Why a pack is not kept, or cannot be read.
struct PackStoreFault: Error {
    /// The number of the system; 0 where it is none of its faults.
    var code: Int32
    /// For people.
    var say: String
    /// So many bytes more must be free, where that is known.
    var lacking: Int?

    /// Too little room.
    init(lacking bytes: Int, in path: String) {
        self.init(ENOSPC, path)
        lacking = bytes
    }

    /// A file that cannot be written.
    init(_ code: Int32, _ path: String) {
        self.code = code
        say = "\(path) cannot be written: \(SystemError.text(code))"
    }

    /// Something that is not as it was.
    init(said say: String) {
        code = 0
        self.say = say
    }

    /// Whether the disk is full.
    var isFull: Bool { code == ENOSPC || code == EDQUOT }
}

/// The steps of installing and removing a pack, in their order.
public enum PackStep: CaseIterable, Sendable {
    /// The folder for it was made, under a name that nobody reads.
    case staged
    /// Its lessons are written.
    case lessonsStored
    /// Its assets are written.
    case assetsStored
    /// It has its name; no row says yet that it is installed.
    case published
    /// A row says so, or that it was removed; files that are of no use are about to go.
    case removing
}
