import Glibc
import Household

/// Whether the desktop's screen is locked, as logind tells.
enum LockedScreen {
    /// How long `loginctl` may take.
    private static let patience: Milliseconds = 2 * .second

    /// False where logind does not tell.
    static func isLocked(_ environment: (String) -> String? = Environment.value) -> Bool {
        guard let session = environment("XDG_SESSION_ID"), !session.isEmpty,
            ProgramPath.find("loginctl", environment) != nil
        else { return false }
        let answer = output(of: ["loginctl", "show-session", session, "--property=LockedHint"])
        return answer.split(separator: "\n").contains("LockedHint=yes")
    }

    /// What a program prints; "" when that takes too long.
    private static func output(of command: [String]) -> String {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { return "" }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[0]) }
        let started = ChildProcess.start(command, streams: .output(ends[1]))
        close(ends[1])
        guard case .success(let process) = started else { return "" }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        let end = MonotonicClock.now() + patience
        var text: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 1024)
        while true {
            let count = read(ends[0], &bytes, bytes.count)
            if count > 0 { text += bytes[..<count] }
            if count == 0 { break }
            guard MonotonicClock.now() < end else {
                kill(process, SIGKILL)
                text = []
                break
            }
            if count < 0 { Wait.forAny(of: [ends[0]], until: end) }
        }
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        return String(decoding: text, as: UTF8.self)
    }
}
