import Glibc
import Vault

/// Where a user's daemon keeps things (XDG base directories).
public struct Places: Equatable, Sendable {
    /// The path to listen at.
    public var socket: String
    /// The folder with the journal.
    public var dataFolder: String
    /// The file with the household key.
    public var keyFile: String

    public init(socket: String, dataFolder: String, keyFile: String) {
        self.socket = socket
        self.dataFolder = dataFolder
        self.keyFile = keyFile
    }

    /// The data folder and the key file of a command that works without a daemon, and so without a socket: those of the
    /// computer's kidd, for root and its account, unless others are named.
    ///
    /// - Parameter needsKey: Whether the command is no use without the key.
    public static func offline(
        dataFolder: String?, keyFile: String?, needsKey: Bool = true, system: SystemInstall? = .present
    ) throws(StartFault) -> (data: String, key: String) {
        if let system, dataFolder.map(system.holds) ?? system.isMine {
            if needsKey, keyFile == nil, !KeySource.isWrapped(system.dataFolder), let advice = system.credentialAdvice {
                throw StartFault(advice)
            }
            return (dataFolder ?? system.dataFolder, keyFile ?? system.keyFile)
        }
        // The socket plays no part here.
        let places = try find(
            socket: "/", dataFolder: dataFolder, keyFile: keyFile, environment: Environment.all, isRoot: geteuid() == 0)
        if let system, dataFolder == nil, KeySource.isNew(places.dataFolder) {
            throw StartFault(
                "the household of this computer is in \(system.dataFolder): do this as root (sudo), or name a household of "
                    + "your own with --data-dir")
        }
        return (places.dataFolder, places.keyFile)
    }

    /// Refuses to begin a second household where the computer has one.
    public func requireWanted(dataFolder: String?, system: SystemInstall? = .present) throws(StartFault) {
        guard let system, dataFolder == nil, KeySource.isNew(self.dataFolder) else { return }
        throw StartFault(
            "kidd is installed for this whole computer: start it with \(system.start). For a household of your own, apart from "
                + "that one, name its folder with --data-dir")
    }

    /// The places that are named, and the usual ones for the rest.
    ///
    /// A data folder that is named has its key file beside it, `FOLDER.key`: two households never share a key that a
    /// change or an erasure of one would take from the other. One that an earlier version made with the usual key file
    /// keeps that.
    public static func find(
        socket: String?, dataFolder: String?, keyFile: String?, environment: [String: String], isRoot: Bool
    ) throws(StartFault) -> Places {
        if let socket, let dataFolder, let keyFile {
            return Places(socket: socket, dataFolder: dataFolder, keyFile: keyFile)
        }
        var environment = environment
        // A socket that is named or handed over needs no runtime folder.
        if socket != nil, environment["XDG_RUNTIME_DIR"] == nil { environment["XDG_RUNTIME_DIR"] = "/run" }
        var places = try usual(environment: environment, isRoot: isRoot)
        if let socket { places.socket = socket }
        if let dataFolder, !isSame(dataFolder, places.dataFolder) {
            let own = withoutEnd(dataFolder) + ".key"
            let isEarlier = !KeySource.isNew(dataFolder) && !KeySource.isWrapped(dataFolder) && !isThere(own)
            if !isEarlier || !isThere(places.keyFile) { places.keyFile = own }
            places.dataFolder = dataFolder
        }
        if let keyFile { places.keyFile = keyFile }
        return places
    }

    /// A path without slashes at its end.
    private static func withoutEnd(_ path: String) -> String {
        let end = path.lastIndex { $0 != "/" } ?? path.startIndex
        return String(path[...end])
    }

    /// Whether two paths lead to one folder.
    static func isSame(_ folder: String, _ other: String) -> Bool {
        guard withoutEnd(folder) != withoutEnd(other) else { return true }
        var (status, otherStatus) = (stat(), stat())
        guard stat(folder, &status) == 0, stat(other, &otherStatus) == 0 else { return false }
        return (status.st_dev, status.st_ino) == (otherStatus.st_dev, otherStatus.st_ino)
    }

    private static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// The usual places; nil members of the environment fall back as the XDG rules say.
    ///
    /// - Throws: when there is no folder for the socket; the fault names the option that helps.
    public static func usual(environment: [String: String], isRoot: Bool) throws(StartFault) -> Places {
        func folder(_ name: String) -> String? {
            guard let path = environment[name], path.hasPrefix("/") else { return nil }
            return path
        }
        guard let home = folder("HOME") ?? (isRoot ? "/root" : nil) else {
            throw StartFault("HOME is not set: name the places with --socket, --data-dir and --key-file")
        }
        let socketFolder: String
        if let runtime = folder("XDG_RUNTIME_DIR") {
            socketFolder = runtime + "/kidd"
        } else if isRoot {
            socketFolder = "/run/kidd"
        } else {
            throw StartFault("XDG_RUNTIME_DIR is not set (no login session): name a socket with --socket PATH")
        }
        return Places(
            socket: socketFolder + "/kidd.sock",
            dataFolder: (folder("XDG_DATA_HOME") ?? home + "/.local/share") + "/kidd",
            keyFile: (folder("XDG_CONFIG_HOME") ?? home + "/.config") + "/kidd/household.key")
    }
}
