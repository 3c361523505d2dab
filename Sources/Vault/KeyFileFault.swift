/// Why a key file could not be used or made. The description names the path and the remedy, never a key.
public struct KeyFileFault: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Kind: Equatable, Sendable {
        /// There is no such file.
        case missing
        /// Others than the owner may read or write it; `mode` holds its permission bits.
        case tooOpen(mode: UInt32)
        /// It belongs to another user.
        case wrongOwner(uid: UInt32)
        /// It holds another number of bytes than a key line.
        case wrongSize(Int)
        /// It has the right size and is not a line of hexadecimal digits.
        case notHexadecimal
        /// It is a folder, a symbolic link, a pipe or a device.
        case notAFile
        /// A new one was to be made and one is there.
        case alreadyThere
        /// It lies inside of the data folder, which it is to open.
        case insideData(folder: String, exists: Bool)
        /// It is another household's; `folder` has a household already that it opens, too, or is to get one (`isNew`).
        case anotherHouseholds(folder: String, isNew: Bool)
        /// It belongs to the data folder `owner`, of which `folder` is a copy.
        case anotherFolders(owner: String, folder: String)
        /// It should hold a household key that is wrapped by a passphrase, and does not.
        case notAWrappedKey
        /// The system refused to read it; the code is an `errno`.
        case unreadable(errno: Int32)
        /// The system refused to write it; the code is an `errno`.
        case unwritable(errno: Int32)
    }

    /// What is wrong.
    public var kind: Kind
    /// The file.
    public var path: String

    /// A fault of a file.
    public init(kind: Kind, path: String) {
        self.kind = kind
        self.path = path
    }

    /// What is wrong, in a few words: without the place, and without what to do.
    public var finding: String {
        switch kind {
        case .missing: "it is not there"
        case .tooOpen(let mode): "others can use it: mode 0\(String(mode, radix: 8))"
        case .wrongOwner(let uid): "it belongs to user \(uid)"
        case .wrongSize(let size): "it has \(size) bytes instead of one line of \(KeyFile.digits) hexadecimal digits"
        case .notHexadecimal: "it is not a line of hexadecimal digits"
        case .notAFile: "it is not a plain file"
        case .alreadyThere: "it is there already"
        case .insideData: "it lies inside the data folder"
        case .anotherHouseholds: "it is another household's"
        case .anotherFolders(let owner, _): "it belongs to the household in \(owner)"
        case .notAWrappedKey: "it is no wrapped household key"
        case .unreadable(let errno), .unwritable(let errno): SystemError.text(errno)
        }
    }

    /// A sentence for a person: what, where, and what to do.
    public var description: String {
        switch kind {
        case .missing:
            "there is no key file at \(path): put the household's key file there"
        case .tooOpen(let mode):
            "the key file \(path) can be used by others (mode 0\(String(mode, radix: 8))): run chmod 600 \(path)"
        case .wrongOwner(let uid):
            "the key file \(path) belongs to user \(uid): it must belong to the user that runs the daemon (chown)"
        case .wrongSize(let size):
            "the key file \(path) has \(size) bytes instead of one line of \(KeyFile.digits) hexadecimal digits: "
                + "put the household's own key file back"
        case .notHexadecimal:
            "the key file \(path) is not a line of hexadecimal digits: put the household's own key file back"
        case .notAFile:
            "the key file \(path) is not a plain file (symbolic links are not followed): name the file itself"
        case .alreadyThere:
            "there is already a key file at \(path), and a key is never overwritten: use it or name another path"
        case .insideData(let folder, exists: false):
            "the key file \(path) would lie inside the data folder \(folder), and whoever copied that had the key too: "
                + "name one outside of it with --key-file"
        case .insideData(let folder, exists: true):
            "the key file \(path) lies inside the data folder \(folder), and whoever copies that has the key too: move it "
                + "to a private folder outside (mv), and name it there with --key-file"
        case .anotherHouseholds(_, isNew: true):
            "the key file \(path) is another household's, and a change or an erasure of one would take it from the other: name "
                + "one of its own with --key-file. If that household is gone, remove \(path)"
        case .anotherHouseholds(let folder, isNew: false):
            "the key file \(path) is another household's and opens the one in \(folder), too, so that a change or an erasure of "
                + "one would take it from the other: give this one a key of its own with kidd rotate-key --data-dir \(folder) "
                + "--key-file \(path) --new-key-file FILE. Where --data-dir names the folder of this one, FILE is found by itself as "
                + Self.beside(folder)
        case .anotherFolders(let owner, let folder):
            "the key file \(path) belongs to the household in \(owner), and a change or an erasure of the one in \(folder) would "
                + "take it from that: give this one a copy of the key file and name that with --key-file (cp -pi \(path) "
                + "\(Self.beside(folder, but: path))). To clear this one away: kidd erase, which leaves the key file"
        case .notAWrappedKey:
            "the file \(path) is no wrapped household key: put back the one of the copy of the data folder that you saved"
        case .unreadable(let errno):
            "the key file \(path) cannot be read: \(SystemError.text(errno))"
        case .unwritable(let errno):
            "the key file \(path) cannot be written: \(SystemError.text(errno)). Make its folder writable or name another"
        }
    }

    /// The key file beside a data folder, which is found by itself; where it is the one that is not to be used, another.
    private static func beside(_ folder: String, but path: String = "") -> String {
        let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
        return folder + (path == folder + ".key" ? "-own.key" : ".key")
    }
}
