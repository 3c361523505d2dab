import Glibc

/// Whether who listens at a socket may be told secrets. Whoever can put a socket of their own there hears the parents' PINs
/// and says what it likes: a client asks before it sends anything.
package enum TrustedServer {
    /// Throws unless whoever listens at the other end is root, this account, or the owner of the socket's folder, or was
    /// put there by root, and nobody beside them can replace the socket.
    ///
    /// - Parameters:
    ///   - descriptor: the connection.
    ///   - path: where it was made.
    package static func check(_ descriptor: Int32, at path: String) throws(UntrustedServer) {
        guard let server = PeerCredentials(of: descriptor)?.uid else {
            throw UntrustedServer(path, "the kernel does not say whose it is")
        }
        // A link may lead to the socket: what counts is where it is.
        guard let resolved = realpath(path, nil) else { throw UntrustedServer(path, "its folder cannot be looked at") }
        defer { free(resolved) }
        let socket = String(cString: resolved)
        var folder = stat()
        guard stat(SocketFolderRights.parent(of: socket), &folder) == 0 else {
            throw UntrustedServer(path, "its folder cannot be looked at")
        }
        guard isTrusted(server, account: geteuid(), owner: folder.st_uid, mode: folder.st_mode) else {
            throw UntrustedServer(path, "the account \(server) listens there, and the folder is not its own")
        }
        do throws(SocketFolderFault) {
            try SocketFolderRights.check(socket, trusted: [geteuid(), folder.st_uid])
        } catch {
            throw UntrustedServer(path, why(error))
        }
    }

    /// The rule of accounts: in a folder in which root alone may write, root has put the socket, and handed it to whoever
    /// listens, as systemd does with the socket of a service.
    static func isTrusted(_ server: uid_t, account: uid_t, owner: uid_t, mode: mode_t) -> Bool {
        [0, account, owner].contains(server) || (owner == 0 && mode & (S_IWGRP | S_IWOTH) == 0)
    }

    private static func why(_ fault: SocketFolderFault) -> String {
        switch fault {
        case .noFolder, .unseen: "its folder, or one above it, cannot be looked at"
        case .replaceable(nil): "other accounts may write in its folder"
        case .shared(let folder):
            "the group of the folder \(folder) may write there, and is not one account's own: chmod g-w \(folder)"
        case .replaceable(let above?): "the folder \(above) above it is another account's, or others may write in it"
        }
    }
}

/// Why nothing is said at a socket.
package struct UntrustedServer: Error, Equatable {
    /// The socket.
    package var path: String
    /// Part of a sentence.
    package var why: String

    init(_ path: String, _ why: String) {
        self.path = path
        self.why = why
    }

    /// What happened, without a full stop at its end.
    package var message: String {
        "somebody else may hear what is said at \(path) (\(why)): nothing was sent there, no PIN either"
    }

    /// What helps.
    package static let remedy =
        "name kidd's own socket: --socket PATH; its folder is this account's or kidd's own, with permissions such as 0755"
}
