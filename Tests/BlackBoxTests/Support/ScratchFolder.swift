import Foundation
import HouseholdTesting

/// A folder of its own for one test, removed with the last reference.
final class ScratchFolder: Sendable {
    let path: String

    init() throws {
        var template = Array("/tmp/kidd-box-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func path(_ name: String) -> String { path + "/" + name }

    /// The usual places of a daemon in here.
    var places: DaemonProcess.Places { .init(in: path) }

    /// A daemon in here. A developer's checks PINs at once; with `KIDD_PIN_COST=moderate` as others do, which costs half a
    /// second of a processor and a quarter of a gigabyte for each.
    func daemon(
        _ options: [String] = ["--dev"], environment: [String: String] = [:], prefix: [String] = [],
        places: DaemonProcess.Places? = nil
    ) throws -> DaemonProcess {
        try DaemonProcess(
            places ?? self.places, options: options,
            environment: environment.merging(["KIDD_PIN_COST": "minimum"]) { own, _ in own }, prefix: prefix,
            log: path("kidd"))
    }

    /// Takes over another folder's data and key.
    func copyData(of other: ScratchFolder) throws {
        try FileManager.default.copyItem(atPath: other.places.dataFolder, toPath: places.dataFolder)
        try FileManager.default.copyItem(atPath: other.places.keyFile, toPath: places.keyFile)
    }

    @discardableResult
    func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        return path(name)
    }
}
