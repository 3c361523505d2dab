import Sockets

/// Why the server cannot listen at a path.
public struct BindFault: Error, Sendable, Equatable, CustomStringConvertible {
    /// What stands in the way.
    public enum Kind: Sendable, Equatable {
        /// The path is empty or longer than a socket address can hold (107 bytes).
        case unusablePath
        /// The folder of the path does not exist or is no folder.
        case noFolder
        /// A running server answers there, or one is just starting there.
        case inUse
        /// Other accounts could put a socket of their own in its place.
        case unsafeFolder
        /// Something that is not a socket stands there; it was left untouched.
        case notASocket
        /// The account may not create or replace the socket, or not give it to the wanted group.
        case notPermitted
        /// The descriptor handed over is not a listening Unix stream socket.
        case unusableDescriptor
        /// The system refused for another reason (`errno`).
        case system(Int32)
    }

    /// What stands in the way, for a caller that decides by it.
    public var kind: Kind
    /// The path as it was given; empty for a descriptor.
    public var path: String
    /// What is wrong and what to do about it, for a person.
    public var message: String

    public init(kind: Kind, path: String, message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    /// The message itself.
    public var description: String { message }

    /// A folder in which a socket of this account is not safe.
    init(_ fault: SocketFolderFault, path: String) {
        switch fault {
        case .noFolder(let folder):
            self.init(
                kind: .noFolder, path: path,
                message: "The folder \"\(folder)\" of the socket \"\(path)\" does not exist. Create it first, or "
                    + "choose another socket path.")
        case .replaceable(let above):
            let place = above.map { "the folder \"\($0)\" above it" } ?? "its folder"
            let remedy =
                above == nil
                ? "Choose a folder of this account with permissions such as 0755." : "Choose another place."
            self.init(replaceable: path, because: "\(place) is theirs or they may write in it. \(remedy)")
        case .shared(let folder):
            self.init(
                replaceable: path,
                because: "the group of the folder \"\(folder)\" may write there, and is not one account's own. "
                    + "Take that from it: chmod g-w \(folder)")
        case .unseen(let code, let isAbove):
            self = SocketFile.fault(code, isAbove ? "look into a folder above" : "look into the folder of", path)
        }
    }

    private init(replaceable path: String, because reason: String) {
        self.init(
            kind: .unsafeFolder, path: path,
            message: "Other accounts can replace the socket \"\(path)\" by one of their own, because \(reason)")
    }
}
