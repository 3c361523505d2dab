import CSQLite
import Synchronization

/// A disk whose syncs can be made to fail: SQLite's own files with one call replaced.
enum FailingSync {
    private struct State {
        /// The log files whose next syncs fail.
        var failing: Set<String> = []
        /// The names of open files, by their address.
        var names: [UInt: String] = [:]
        var open:
            (
                @convention(c) (
                    UnsafeMutablePointer<sqlite3_vfs>?, UnsafePointer<CChar>?, UnsafeMutablePointer<sqlite3_file>?,
                    Int32,
                    UnsafeMutablePointer<Int32>?
                ) -> Int32
            )?
        var sync: (@convention(c) (UnsafeMutablePointer<sqlite3_file>?, Int32) -> Int32)?
        /// The replaced calls of each kind of file: they live as long as the process.
        var methods: [UInt: UInt] = [:]
    }

    private static let state = Mutex(State())

    /// Every sync of the log of this database fails from now on, or none does.
    static func set(_ database: String, fails: Bool) {
        state.withLock { state in
            if fails { state.failing.insert(database + "-wal") } else { state.failing.remove(database + "-wal") }
        }
    }

    /// Files that are opened from now on can be made to fail. All others go on as they are.
    static func install() {
        state.withLock { state in
            guard state.open == nil, let system = sqlite3_vfs_find(nil) else { return }
            state.open = system.pointee.xOpen
            system.pointee.xOpen = { system, name, file, flags, given in
                let open = FailingSync.state.withLock { $0.open }
                guard let code = open?(system, name, file, flags, given) else { return SQLITE_ERROR }
                if code == SQLITE_OK, let name, let file { FailingSync.replace(in: file, String(cString: name)) }
                return code
            }
        }
    }

    private static func replace(in file: UnsafeMutablePointer<sqlite3_file>, _ name: String) {
        guard name.hasSuffix("-wal"), let methods = file.pointee.pMethods else { return }
        state.withLock { state in
            state.names[UInt(bitPattern: file)] = name
            let known = UInt(bitPattern: methods)
            if state.methods[known] == nil {
                let copy = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
                copy.initialize(to: methods.pointee)
                state.sync = methods.pointee.xSync
                copy.pointee.xSync = { FailingSync.sync($0, $1) }
                state.methods[known] = UInt(bitPattern: copy)
            }
            file.pointee.pMethods = state.methods[known].flatMap { UnsafePointer(bitPattern: $0) }
        }
    }

    private static func sync(_ file: UnsafeMutablePointer<sqlite3_file>?, _ flags: Int32) -> Int32 {
        let (sync, fails) = state.withLock { state in
            (state.sync, state.names[UInt(bitPattern: file)].map { state.failing.contains($0) } ?? false)
        }
        // SQLITE_IOERR_FSYNC is a macro that Swift does not see.
        return fails ? SQLITE_IOERR | 4 << 8 : sync?(file, flags) ?? SQLITE_ERROR
    }
}
