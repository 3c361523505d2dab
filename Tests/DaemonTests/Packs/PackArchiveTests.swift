import Foundation
import Household
import Testing

@testable import Packs

/// Archives: those that authors make, and those of whoever means harm.
@Suite struct PackArchiveTests {
    private func faults(_ path: String, _ limits: PackLimits = .standard) -> [PackFault] {
        if case .failure(let refusal) = PackReader.check(path: path, limits: limits) { refusal.faults } else { [] }
    }

    @Test("An archive reads like its folder, and the same files give the same archive")
    func roundTrip() throws {
        let parcel = try PackParcel(assets: ["dot.svg": PackParcel.drawing, "song.ogg": PackParcel.sound(5000)])
        try parcel.sign()
        let folder = try PackReader.check(path: parcel.folder).get()
        let archive = try PackReader.check(path: parcel.pack()).get()
        #expect(archive.pack == folder.pack)
        #expect(archive.bundle.digest == folder.bundle.digest)
        #expect(archive.bundle.assets == folder.bundle.assets)
        #expect(archive.signer == folder.signer)
        let first = try Data(contentsOf: URL(filePath: parcel.archive))
        try parcel.pack()
        #expect(try Data(contentsOf: URL(filePath: parcel.archive)) == first)
    }

    @Test("An archive of another tar is taken: with folders, dots before names, and a long end")
    func otherTar() throws {
        let parcel = try PackParcel()
        var tar = try TarMaker()
        tar.add("./", type: "5")
        tar.add("./lessons/", type: "5")
        for file in try parcel.files() {
            tar.add("./" + file.path, file.bytes) { header in
                // As GNU's tar writes it.
                header.replaceSubrange(257..<265, with: Array("ustar  ".utf8) + [0])
            }
        }
        tar.end(10_240)
        try parcel.write(tar)
        #expect(faults(parcel.archive).isEmpty)
    }

    /// What does not belong into an archive, and what is said about it.
    static let strangers: [(what: String, path: String, type: Character, link: String, words: String)] = [
        ("a path outside", "../evil.json", "0", "", "leads outside"),
        ("an absolute path", "/etc/evil.json", "0", "", "leads outside"),
        ("a path with dots in it", "lessons/../../evil.json", "0", "", "leads outside"),
        ("a path that goes nowhere", "lessons/./evil.json", "0", "", "leads outside"),
        ("a path with an empty step", "lessons//evil.json", "0", "", "leads outside"),
        ("a symbolic link", "lessons/evil.json", "2", "/etc/passwd", "is a link"),
        ("a hard link", "lessons/evil.json", "1", "manifest.json", "is a link"),
        ("a character device", "lessons/evil.json", "3", "", "is a device"),
        ("a block device", "lessons/evil.json", "4", "", "is a device"),
        ("a pipe", "lessons/evil.json", "6", "", "is a pipe"),
        ("a sparse file", "lessons/evil.json", "S", "", "is a sparse file"),
        ("a long name of GNU", "././@LongLink", "L", "", "extension of the tar format"),
        ("an extended header", "lessons/evil.json", "x", "", "extension of the tar format"),
        ("a global header", "pax_global_header", "g", "", "extension of the tar format"),
        ("a folder that no pack has", "bin/", "5", "", "a folder that no pack has"),
        ("a folder outside", "../", "5", "", "a folder that no pack has"),
        ("a program", "assets/evil.sh", "0", "", "is no asset"),
        ("a stray file", "readme.md", "0", "", "does not belong"),
    ]

    @Test("Each stranger in an archive is named and refused", arguments: strangers.indices)
    func stranger(place: Int) throws {
        let stranger = Self.strangers[place]
        let parcel = try PackParcel()
        var tar = try TarMaker(parcel)
        tar.add(stranger.path, Array("{}".utf8), type: stranger.type, link: stranger.link)
        tar.end()
        try parcel.write(tar)
        let faults = faults(parcel.archive)
        #expect(faults.count == 1 && faults[0].reason.contains(stranger.words), "\(stranger.what): \(faults)")
    }

    @Test("A folder that was packed with everything in it is told in one line")
    func topFolder() throws {
        let parcel = try PackParcel()
        var tar = try TarMaker()
        tar.add("garden/", type: "5")
        for file in try parcel.files() { tar.add("garden/" + file.path, file.bytes) }
        tar.end()
        try parcel.write(tar)
        #expect(faults(parcel.archive).map(\.reason).count == 1)
        #expect(faults(parcel.archive).map(\.reason).first?.contains("everything in the folder garden") == true)
    }

    @Test("A file that comes twice is refused") func twice() throws {
        let parcel = try PackParcel()
        var tar = try TarMaker(parcel)
        tar.add("manifest.json", Array("{}".utf8))
        tar.end()
        try parcel.write(tar)
        #expect(faults(parcel.archive).map(\.reason) == ["is there twice; keep one of them"])
    }

    @Test(
        "What is compressed is refused with a remedy",
        arguments: [
            [0x1F, 0x8B, 8, 0], Array("BZh9".utf8), [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], [0x28, 0xB5, 0x2F, 0xFD],
            [0x50, 0x4B, 3, 4],
        ] as [[UInt8]])
    func compressed(start: [UInt8]) throws {
        let parcel = try PackParcel()
        var tar = try TarMaker()
        tar.append(start)
        tar.end()
        try parcel.write(tar)
        #expect(faults(parcel.archive).map(\.reason).allSatisfy { $0.contains("so unpack it first") })
    }

    @Test("A header that claims more than there is, is refused before anything is read")
    func claims() throws {
        let parcel = try PackParcel()
        for size in ["77777777777", "00020000000"] {
            var tar = try TarMaker(parcel)
            tar.add("assets/bomb.png") { $0.replaceSubrange(124..<135, with: size.utf8) }
            tar.end()
            try parcel.write(tar)
            #expect(faults(parcel.archive).map(\.reason).first?.contains("is cut off") == true)
        }
        var tar = try TarMaker(parcel)
        // The binary form of large sizes.
        tar.add("assets/bomb.png") { header in
            header[124] = 0x80
            for place in 125..<136 { header[place] = 0xFF }
        }
        try parcel.write(tar)
        #expect(faults(parcel.archive).map(\.reason).first?.contains("octal") == true)
    }

    @Test("Too many files, one too large, and all of them too large are refused")
    func tooMuch() throws {
        let parcel = try PackParcel()
        var tar = try TarMaker(parcel)
        for number in 0..<20 { tar.add("assets/song-\(number).ogg", PackParcel.sound(600)) }
        tar.end()
        try parcel.write(tar)
        let few = PackLimits(fileBytes: 1 << 20, files: 10, totalBytes: 1 << 20)
        #expect(faults(parcel.archive, few).map(\.reason) == [few.countFault])
        let small = PackLimits(fileBytes: 1 << 20, files: 100, totalBytes: 9_000)
        #expect(faults(parcel.archive, small).map(\.reason) == [small.totalFault])
        let short = PackLimits(fileBytes: 500, files: 100, totalBytes: 1 << 20)
        #expect(faults(parcel.archive, short).filter { $0.reason == short.fileFault }.count == 23)
        let texts = PackLimits(fileBytes: 1 << 20, files: 100, totalBytes: 1 << 20, textBytes: 2_500)
        #expect(faults(parcel.archive, texts).contains { $0.reason == texts.textFault })
    }

    @Test("Folders by the million end the reading") func headers() throws {
        let parcel = try PackParcel()
        var tar = try TarMaker()
        for _ in 0..<50 { tar.add("lessons/", type: "5") }
        tar.end()
        try parcel.write(tar)
        let limits = PackLimits(fileBytes: 1 << 20, files: 20, totalBytes: 1 << 20)
        #expect(faults(parcel.archive, limits).map(\.reason) == [limits.countFault])
    }

    @Test("An archive that is cut off anywhere is refused, and so is one with something behind its end")
    func cut() throws {
        let parcel = try PackParcel()
        try parcel.pack()
        let whole = try Array(Data(contentsOf: URL(filePath: parcel.archive)))
        for length in stride(from: 0, to: whole.count, by: 256) {
            try Data(whole[..<length]).write(to: URL(filePath: parcel.archive))
            #expect(!faults(parcel.archive).isEmpty, "\(length) of \(whole.count) bytes are taken")
        }
        try Data(whole + [1]).write(to: URL(filePath: parcel.archive))
        #expect(faults(parcel.archive).map(\.reason).first?.contains("after its end") == true)
        try Data(whole + [UInt8](repeating: 0, count: 2 << 20)).write(to: URL(filePath: parcel.archive))
        #expect(faults(parcel.archive).map(\.reason).first?.contains("zeros") == true)
    }

    @Test("No byte of a header can be changed without a word")
    func changedHeader() throws {
        let parcel = try PackParcel()
        try parcel.pack()
        let whole = try Array(Data(contentsOf: URL(filePath: parcel.archive)))
        // The bytes of the checksum itself have two writings of one number.
        for place in Array(0..<148) + Array(156..<512) {
            var changed = whole
            changed[place] ^= 1
            try Data(changed).write(to: URL(filePath: parcel.archive))
            #expect(!faults(parcel.archive).isEmpty, "byte \(place)")
        }
    }
}
