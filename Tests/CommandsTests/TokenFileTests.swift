import Glibc
import Testing

@testable import Commands

@Suite struct TokenFileTests {
    @Test("A token is read back as it was kept, in a file and a folder for its owner alone")
    func roundTrip() throws {
        try inFolder { folder in
            let file = try #require(TokenFile.standard(socket: "/s", environment: ["XDG_RUNTIME_DIR": folder].value))
            #expect(try file.read() == nil)
            try file.write("abc")
            try file.write("abcdef0123")
            #expect(try file.read() == "abcdef0123")
            #expect(mode(of: file.path) == 0o600)
            #expect(mode(of: folder + "/kidd") == 0o700)
            file.remove()
            #expect(try file.read() == nil)
        }
    }

    @Test("A file that others may read is refused", arguments: [0o644, 0o640, 0o604, 0o660] as [mode_t])
    func openFile(mode: mode_t) throws {
        try inFolder { folder in
            let file = TokenFile(path: folder + "/token", ownFolder: nil)
            try file.write("abc")
            chmod(file.path, mode)
            #expect { try file.read() } throws: { ($0 as? Problem)?.message.contains("may be read by others") == true }
        }
    }

    @Test("A symbolic link is refused")
    func link() throws {
        try inFolder { folder in
            let real = TokenFile(path: folder + "/real", ownFolder: nil)
            try real.write("abc")
            symlink(real.path, folder + "/token")
            let file = TokenFile(path: folder + "/token", ownFolder: nil)
            #expect { try file.read() } throws: { ($0 as? Problem)?.message.contains("symbolic link") == true }
            try file.write("new")
            #expect(try real.read() == "abc")
            #expect(try file.read() == "new")
        }
    }

    @Test("A file of another account is refused", .enabled(if: geteuid() == 0, "giving a file away takes root"))
    func foreign() throws {
        try inFolder { folder in
            let file = TokenFile(path: folder + "/token", ownFolder: nil)
            try file.write("abc")
            chown(file.path, 12_345, 12_345)
            #expect { try file.read() } throws: { ($0 as? Problem)?.message.contains("another account") == true }
        }
    }

    @Test("A folder that others may enter is not used")
    func openFolder() throws {
        try inFolder { folder in
            mkdir(folder + "/kidd", 0o700)
            chmod(folder + "/kidd", 0o755)
            let file = try #require(TokenFile.standard(socket: "/s", environment: ["XDG_RUNTIME_DIR": folder].value))
            #expect { try file.write("abc") } throws: { ($0 as? Problem)?.remedy?.contains("chmod 700") == true }
        }
    }

    @Test("Without a runtime folder the token is beside the socket, if that folder is private")
    func besideSocket() throws {
        try inFolder { folder in
            let file = try #require(
                TokenFile.standard(socket: folder + "/kidd.sock", environment: [String: String]().value))
            #expect(file.path.hasPrefix(folder + "/token-"))
            chmod(folder, 0o755)
            let none = [String: String]().value
            #expect(TokenFile.standard(socket: folder + "/kidd.sock", environment: none, isRoot: false) == nil)
            let root = TokenFile.standard(socket: folder + "/kidd.sock", environment: none, isRoot: true)
            #expect(root?.ownFolder == "/run/kidctl")
        }
    }

    @Test("Two sockets have two tokens, and KIDD_TOKEN_FILE wins")
    func places() throws {
        let environment = ["XDG_RUNTIME_DIR": "/run/user/1"]
        let first = try #require(TokenFile.standard(socket: "/a", environment: environment.value))
        let second = try #require(TokenFile.standard(socket: "/b", environment: environment.value))
        #expect(first.path != second.path)
        #expect(first.path.hasPrefix("/run/user/1/kidd/token-"))
        let named = ["XDG_RUNTIME_DIR": "/run/user/1", "KIDD_TOKEN_FILE": "/x/t"]
        #expect(TokenFile.standard(socket: "/a", environment: named.value)?.path == "/x/t")
    }

    private func mode(of path: String) -> mode_t {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }
}
