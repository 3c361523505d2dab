import Foundation
import HouseholdTesting
import Testing

@testable import Daemon

/// The folder that kidd makes for its socket is as open as the socket.
@Suite("The folder of the socket")
struct SocketFolderTests {
    @Test(
        "It is for the account alone, or lets in whoever the socket is for",
        arguments: [(0o600, 0o700), (0o660, 0o750), (0o666, 0o755)] as [(UInt16, mode_t)])
    func made(socket: UInt16, folder: mode_t) throws {
        let scratch = try PrivateFolder()
        let path = scratch.path + "/run"
        try SocketFolder.make(for: path + "/kidd.sock", mode: socket, group: getegid())
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == folder)
        #expect(status.st_gid == getegid())
    }

    @Test("One that is there stays as it is")
    func kept() throws {
        let scratch = try PrivateFolder()
        let path = scratch.path + "/run"
        #expect(mkdir(path, 0o700) == 0)
        try SocketFolder.make(for: path + "/kidd.sock", mode: 0o660, group: getegid())
        var status = stat()
        #expect(stat(path, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o700)
    }
}
