import Glibc
import Synchronization

/// Whether the disk takes what is decided. The log has a reserve beyond what it needs between two checkpoints; while a
/// full disk lets no checkpoint end, the reserve carries what must be stored, and nobody else can take its room.
public final class DiskRoom: Sendable {
    /// How much may be decided.
    public enum Level: Sendable {
        /// Anything.
        case ample
        /// The disk is full, and the reserve carries what is under way and what must be known.
        case reserve
        /// What is left of the reserve is for ends: no new use may begin, because it could not be stored.
        case spent
    }

    private struct State {
        /// The last checkpoint or commit found no room.
        var isLow = false
        /// Frames that the log has for what is not in the database yet.
        var used = 0
        /// Frames that the file has room for beyond those.
        var left = 0
    }

    private let folder: String
    private let framesForEnds: Int
    private let state = Mutex(State())
    /// What the database takes beside the frames of the log.
    private static let besideFrames = 256 * 1024

    /// - Parameters:
    ///   - folder: where the data is.
    ///   - framesForEnds: frames of the reserve that are kept for ends.
    init(folder: String, framesForEnds: Int) {
        self.folder = folder
        self.framesForEnds = framesForEnds
    }

    /// How it stands now; for any thread. While the disk was found full it is asked again: room that somebody made counts
    /// at once if it is enough for all that the log holds.
    public var level: Level {
        let state = state.withLock { $0 }
        guard state.isLow, !hasRoom(for: state.used) else { return .ample }
        return state.left > framesForEnds ? .reserve : .spent
    }

    /// Whether the last checkpoint or commit found no room.
    var isLow: Bool { state.withLock { $0.isLow } }

    /// There is no room on the disk; the log has so many frames and room for so many more.
    func lack(used: Int, left: Int) {
        state.withLock { $0 = State(isLow: true, used: used, left: left) }
    }

    /// All of the log is in the database.
    func restore() {
        state.withLock { $0 = State() }
    }

    /// Whether the disk has room for so many frames of the log in the database.
    func hasRoom(for frames: Int) -> Bool {
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else { return false }
        let wanted = frames * LogFormat.pageBytes + Self.besideFrames
        return status.f_bavail >= UInt(wanted) / max(1, status.f_frsize)
    }
}
