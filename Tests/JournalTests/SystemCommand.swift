import Glibc
import Testing

/// Runs programs of the system. Not by Foundation's `Process`: it reads past the list of this process's open files when
/// there are more than a thousand, as there are beside tests with many connections.
enum SystemCommand {
    /// Runs a program to its end, which must be a good one.
    static func run(_ program: String, _ arguments: [String]) {
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = [nil]
        defer { for word in words { free(word) } }
        var process: pid_t = 0
        var status: Int32 = 0
        #expect(posix_spawn(&process, program, nil, nil, &words, &environment) == 0)
        #expect(waitpid(process, &status, 0) == process)
        #expect(status == 0)
    }
}
