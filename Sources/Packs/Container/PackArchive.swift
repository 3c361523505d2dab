import Glibc
import Household

/// The files of a pack in one archive: a plain tar of POSIX (ustar), not compressed, so that what is read is never larger
/// than what lies on the disk. Nothing is unpacked: files are read where they stand in the archive.
final class PackArchive: PackContainer {
    private var list: ContainedList
    private let file: CInt
    private let size: Int

    var entries: [ContainedFile] { list.entries }
    var faults: [PackFault] { list.faults }

    /// - Parameter file: an open file, which is closed with this object.
    init(_ file: CInt, size: Int, limits: PackLimits) {
        self.file = file
        self.size = size
        list = ContainedList(limits: limits)
        look(limits)
    }

    deinit { close(file) }

    /// The whole content.
    func bytes(of entry: ContainedFile) throws(ContainerFault) -> [UInt8] {
        let bytes = try PackContainers.read(file, entry.size, from: entry.offset)
        guard bytes.count == entry.size else { throw ContainerFault(reason: "is cut off; copy the archive again") }
        return bytes
    }

    /// Goes from header to header.
    private func look(_ limits: PackLimits) {
        var place = 0
        var headers = 0
        while !list.isClosed {
            guard let block = try? PackContainers.read(file, TarHeader.blockSize, from: place) else {
                return list.close("cannot be read")
            }
            if place == 0, let form = Self.compression(of: block) {
                return list.close("is compressed with \(form); a pack is a plain tar archive, so unpack it first")
            }
            guard block.count == TarHeader.blockSize else {
                return list.close("is cut off, or no tar archive; copy it again, or make it with `kidctl pack archive`")
            }
            if block.allSatisfy({ $0 == 0 }) {
                checkEnd(from: place)
                return checkTop()
            }
            headers += 1
            // Folders are entries as well.
            guard headers <= 2 * limits.files else { return list.close(limits.countFault) }
            do throws(TarHeader.Fault) {
                let header = try TarHeader(block)
                place += TarHeader.blockSize
                note(header, at: place)
                place += (header.size + TarHeader.blockSize - 1) / TarHeader.blockSize * TarHeader.blockSize
            } catch {
                return list.close(error.reason)
            }
        }
    }

    private func note(_ header: TarHeader, at place: Int) {
        let path = header.path.hasPrefix("./") ? String(header.path.dropFirst(2)) : header.path
        switch header.kind {
        case .folder:
            let name = path.hasSuffix("/") ? String(path.dropLast()) : path
            guard !name.isEmpty, name != ".", !PackFile.folders.contains(name) else { return }
            let known = PackFile.folders.joined(separator: ", ")
            list.refuse(
                name,
                "is a folder that no pack has; a pack has \(known), and manifest.json at the top of the archive")
        case .refused(let reason): list.refuse(path, reason)
        case .file:
            // A huge number is refused before anything is added to it.
            guard header.size <= size - place else {
                return list.close("is cut off: \(path) is not whole; copy the archive again")
            }
            list.add(ContainedFile(path: path, size: header.size, offset: place))
        }
    }

    /// An archive ends with two blocks of zeros, and has nothing but zeros after them.
    private func checkEnd(from start: Int) {
        guard size - start >= 2 * TarHeader.blockSize else {
            return list.close("is cut off: its end is missing; copy the archive again")
        }
        var place = start
        while place < size {
            guard let bytes = try? PackContainers.read(file, min(64 << 10, size - place), from: place), !bytes.isEmpty
            else { return list.close("cannot be read") }
            guard bytes.allSatisfy({ $0 == 0 }) else {
                return list.close("has something after its end; make it again with `kidctl pack archive`")
            }
            place += bytes.count
            // Tar fills up to its record; more is no archive.
            guard place - start <= 1 << 20 else { return list.close("has more than a mebibyte of zeros at its end") }
        }
    }

    /// Whether everything lies in one folder, as it does where the folder itself was packed.
    private func checkTop() {
        let names = entries.map(\.path)
        guard !list.isClosed, !names.contains(PackFile.manifestPath),
            let top = names.first(where: { $0.hasSuffix("/" + PackFile.manifestPath) })?.split(separator: "/").first
        else { return }
        list = ContainedList(limits: .standard)
        list.close(
            "has everything in the folder \(top); make it with `kidctl pack archive`, with the manifest at the top")
    }

    /// How archives are usually made small, by their first bytes.
    private static func compression(of block: [UInt8]) -> String? {
        let forms: [(String, [UInt8])] = [
            ("gzip", [0x1F, 0x8B]), ("bzip2", Array("BZh".utf8)), ("xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A]),
            ("zstd", [0x28, 0xB5, 0x2F, 0xFD]), ("zip", [0x50, 0x4B, 0x03, 0x04]),
        ]
        return forms.first { block.starts(with: $0.1) }?.0
    }
}
