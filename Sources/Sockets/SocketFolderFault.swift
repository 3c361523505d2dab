/// Why a folder of a socket is none that is safe.
package enum SocketFolderFault: Error, Equatable {
    /// It is not there, or is no folder.
    case noFolder(String)
    /// Other accounts can put a socket of their own in the place of this one: the folder, or the named one above it, is
    /// theirs, or they may write in it.
    case replaceable(above: String?)
    /// The same, because the group of the named folder, which is this one or above it, may write there.
    case shared(String)
    /// It, or one above it, cannot be looked at (`errno`).
    case unseen(code: Int32, isAbove: Bool)
}
