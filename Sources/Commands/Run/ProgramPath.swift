import Glibc

/// Where a program is, as a shell looks for it.
enum ProgramPath {
    private static let standard = "/usr/local/bin:/usr/bin:/bin"

    /// The file of a program that can be run; nil when there is none.
    static func find(_ program: String, _ environment: (String) -> String? = Environment.value) -> String? {
        if program.contains("/") { return isProgram(program) ? program : nil }
        let folders = (environment("PATH") ?? standard).split(separator: ":", omittingEmptySubsequences: false)
        return folders.lazy.map { ($0.isEmpty ? "." : $0) + "/" + program }.first(where: isProgram)
    }

    /// Why a program cannot be run; nil when it can.
    static func failure(
        of program: String, _ environment: (String) -> String? = Environment.value
    ) -> StartFailure? {
        if find(program, environment) != nil { return nil }
        return StartFailure(number: program.contains("/") && access(program, F_OK) == 0 ? EACCES : ENOENT)
    }

    private static func isProgram(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }
}
