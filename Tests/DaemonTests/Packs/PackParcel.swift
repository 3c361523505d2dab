import Foundation
import Glibc
import Household
import Vault

@testable import Packs

/// A pack on the disk, as a folder or an archive, gone after the test. It is small: one lesson of two kinds, a template,
/// and some assets.
final class PackParcel {
    let root: String
    let id: String
    var folder: String { "\(root)/\(id)" }
    var archive: String { "\(root)/\(id)\(PackArchiver.ending)" }

    init(_ id: String = "garden", assets: [String: [UInt8]] = [:]) throws {
        self.id = id
        root = FileManager.default.temporaryDirectory.appending(path: "parcel-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
        if let reason = PackStarter.make(folder, id: id, title: "The garden", author: "Ada") { throw Fault(reason) }
        for (name, bytes) in assets { try write(bytes, to: "assets/" + name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: root) }

    struct Fault: Error {
        var reason: String
        init(_ reason: String) { self.reason = reason }
    }

    /// A drawing of a circle.
    static let drawing = Array(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="red"/></svg>"#
            .utf8)

    /// The beginning of an image of so many pixels.
    static func png(_ width: Int = 8, _ height: Int = 8) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + big(width, 4)
            + big(height, 4) + [8, 2, 0, 0, 0] + [0, 0, 0, 0]
    }

    /// The same as JPEG: a segment of a program, then the frame.
    static func jpg(_ width: Int = 8, _ height: Int = 8) -> [UInt8] {
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 1, 0xFF, 0xC0, 0, 17, 8] + big(height, 2) + big(width, 2) + [3]
    }

    /// The same as WebP in its oldest form.
    static func webp(_ width: Int = 8, _ height: Int = 8) -> [UInt8] {
        Array("RIFF0000WEBPVP8 0000".utf8) + [0, 0, 0, 0x9D, 0x01, 0x2A] + big(width, 2).reversed()
            + big(height, 2).reversed()
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    }

    /// The beginning of a sound, and some noise.
    static func sound(_ size: Int = 64) -> [UInt8] {
        Array("OggS".utf8) + (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        let file = "\(folder)/\(path)"
        try FileManager.default.createDirectory(
            atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file))
    }

    func text(_ path: String) throws -> String { try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8) }

    func replace(_ old: String, with new: String, in path: String) throws {
        let text = try text(path)
        guard text.contains(old) else { throw Fault("no \(old) in \(path)") }
        try write(Array(text.replacing(old, with: new).utf8), to: path)
    }

    /// Lets its first question show and play assets.
    func name(image: String, audio: String) throws {
        try replace(
            #""prompt": "How many flowers are there?","#,
            with: #""prompt": "How many flowers are there?", "images": ["\#(image)"], "audio": "\#(audio)","#,
            in: "lessons/\(id)-1.json")
    }

    /// The next version, with other words.
    func renew(_ version: String) throws {
        try replace(#""version": "0.1.0""#, with: #""version": "\#(version)""#, in: "manifest.json")
        try replace("How many flowers", with: "How many red flowers", in: "lessons/\(id)-1.json")
    }

    static let key = SigningKey(seed: Secret(copying: (0..<32).map { UInt8($0) }))
    static let otherKey = SigningKey(seed: Secret(copying: (1..<33).map { UInt8($0) }))

    @discardableResult
    func sign(_ key: SigningKey = PackParcel.key) throws -> CheckedPack {
        try PackSigner.sign(folder: folder, with: key).get()
    }

    /// Makes the archive.
    @discardableResult
    func pack() throws -> String { try PackArchiver.write(folder, to: archive).get().path }

    /// The files of the folder.
    func files() throws -> [(path: String, bytes: [UInt8])] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).sorted().filter { $0.contains(".") }.map { path in
            (path, try Array(Data(contentsOf: URL(filePath: "\(folder)/\(path)"))))
        }
    }

    /// An archive with what its folder holds, and whatever else.
    func write(_ tar: TarMaker) throws { try Data(tar.bytes).write(to: URL(filePath: archive)) }
}

/// Makes tar archives of any kind, also those that nobody should take.
struct TarMaker {
    private(set) var bytes: [UInt8] = []

    /// Those of a parcel.
    init(_ parcel: PackParcel? = nil) throws {
        for file in try parcel?.files() ?? [] { add(file.path, file.bytes) }
    }

    /// An entry; `change` changes its header before the checksum is made.
    mutating func add(
        _ path: String, _ content: [UInt8] = [], type: Character = "0", link: String = "",
        _ change: (inout [UInt8]) -> Void = { _ in }
    ) {
        var header = TarHeader.block(path: path, size: content.count)
        header[156] = type.asciiValue ?? 0
        header.replaceSubrange(157..<157 + link.utf8.count, with: link.utf8)
        change(&header)
        Self.sum(&header)
        bytes += header + content
        bytes += [UInt8](repeating: 0, count: (512 - content.count % 512) % 512)
    }

    static func sum(_ header: inout [UInt8]) {
        let digits = String(TarHeader.sum(of: header), radix: 8)
        header.replaceSubrange(148..<154, with: (String(repeating: "0", count: 6 - digits.count) + digits).utf8)
        header[154] = 0
        header[155] = 32
    }

    mutating func append(_ more: [UInt8]) { bytes += more }

    mutating func end(_ count: Int = 1024) { bytes += [UInt8](repeating: 0, count: count) }
}
