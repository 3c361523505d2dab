import Glibc
import NIOCore
import NIOPosix
import Transport

/// A server with an ``EchoService`` in a folder of its own.
final class Rig {
    let folder: String
    let path: String
    let service: EchoService
    let server: LineServer
    private let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

    init(_ change: (inout TransportLimits) -> Void = { _ in }) throws {
        var limits = TransportLimits()
        change(&limits)
        folder = try Self.makeFolder()
        path = folder + "/kidd.sock"
        service = EchoService(loop: group.next(), limits: limits)
        server = try LineServer(loop: group.next(), limits: limits, service: service)
        try server.bind(path: path)
    }

    deinit {
        server.stopAccepting()
        // The group is gone with the test; nothing can be done about a failure here.
        try? group.syncShutdownGracefully()
        Self.remove(folder)
    }

    func client() throws -> Client { try Client(path) }

    static func makeFolder() throws -> String {
        var template = Array("/tmp/kidd-transport-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Client.Failure.connect(errno) }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    static func remove(_ folder: String) {
        if let directory = opendir(folder) {
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != ".", name != ".." { unlink(folder + "/" + name) }
            }
            closedir(directory)
        }
        rmdir(folder)
    }
}
