import CLinux
import Glibc

/// File systems on which a lock does not reach everybody: the same folder is seen by another way (another mount, another
/// computer), and whoever comes by that way has a lock of its own. By the number that the kernel gives them
/// (`linux/magic.h`).
///
/// Through FUSE the kernel keeps a lock within the mount, unless its program passes locks on, and most do not. Of those of a
/// network some pass locks on and some do not, and none is a place for SQLite's log, which is shared memory.
enum SharedFileSystem: UInt32, CaseIterable {
    case fuse = 0x6573_5546
    case nfs = 0x6969
    case smb = 0x517B
    case cifs = 0xFF53_4D42
    case smb2 = 0xFE53_4D42
    case ninep = 0x0102_1997
    case afs = 0x5346_414F
    case kafs = 0x6B41_4653
    case coda = 0x7375_7245
    case ncp = 0x564C
    case ceph = 0x00C3_6400
    case lustre = 0x0BD0_0BD0
    case gfs2 = 0x0116_1970
    case ocfs2 = 0x7461_636F
    case virtualBox = 0x786F_4256

    /// What it is called, for people.
    var name: String {
        switch self {
        case .fuse: "FUSE"
        case .nfs: "NFS"
        case .smb, .cifs, .smb2: "SMB"
        case .ninep: "9p"
        case .afs, .kafs: "AFS"
        case .coda: "Coda"
        case .ncp: "NCP"
        case .ceph: "Ceph"
        case .lustre: "Lustre"
        case .gfs2: "GFS2"
        case .ocfs2: "OCFS2"
        case .virtualBox: "a shared folder of VirtualBox"
        }
    }

    /// The number of the file system of a folder, or of the next one above it that is there.
    static func magic(of folder: String) throws(JournalFault) -> UInt32 {
        var path = folder
        var magic: UInt32 = 0
        while true {
            let failure = kidd_file_system(path, &magic)
            if failure == 0 { return magic }
            guard failure == ENOENT, path != "." else { throw SystemFault.fault(failure, path: path) }
            guard let slash = path.lastIndex(of: "/") else {
                path = "."
                continue
            }
            path = slash == path.startIndex ? "/" : String(path[..<slash])
        }
    }
}
