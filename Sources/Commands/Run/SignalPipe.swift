import Glibc

/// Where the handler writes what came; -1: nowhere.
// Sound: set before the handler is installed and only read by it; a CInt is read whole.
private nonisolated(unsafe) var handlerPipe: CInt = -1

/// Signals as something that `poll` can wait for: a handler writes them into a pipe.
///
/// Programs that are started have the signals as they were before: what was ignored stays so, what is caught here is
/// not caught there. One pipe a process.
final class SignalPipe {
    /// A signal that came.
    struct Arrival: Equatable {
        var number: CInt
        /// Sent by a process, not by the terminal, which sends to all processes in its foreground.
        var isSent: Bool
    }

    /// Readable when a signal has come.
    let descriptor: CInt
    private let entrance: CInt
    private let numbers: [CInt]
    private var before: [(number: CInt, action: sigaction)] = []

    init(_ numbers: [CInt]) throws(Problem) {
        self.numbers = numbers
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { throw Problem(.failed, "no pipe: \(String(cString: strerror(errno)))") }
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
        (descriptor, entrance) = (ends[0], ends[1])
        handlerPipe = entrance
        resume()
    }

    deinit {
        restore()
        close(descriptor)
        close(entrance)
    }

    /// Puts the handlers of before back.
    func restore() {
        for (number, action) in before {
            var action = action
            sigaction(number, &action, nil)
        }
        before = []
    }

    /// Catches again after ``restore()``.
    func resume() {
        for number in numbers { catchSignal(number) }
    }

    /// What came since the last call, in order.
    func arrivals() -> [Arrival] {
        var bytes = [UInt8](repeating: 0, count: 128)
        var all: [Arrival] = []
        while case let count = read(descriptor, &bytes, bytes.count), count > 0 {
            for index in stride(from: 0, to: count - 1, by: 2) {
                all.append(Arrival(number: CInt(bytes[index]), isSent: bytes[index + 1] != 0))
            }
        }
        return all
    }

    private func catchSignal(_ number: CInt) {
        var old = sigaction()
        sigaction(number, nil, &old)
        // nohup and background jobs of scripts ignore for good reasons; a program that is waited for must be noticed.
        let isIgnored =
            unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
        if isIgnored, number != SIGCHLD { return }
        var action = sigaction()
        action.sa_flags = SA_SIGINFO | SA_RESTART
        action.__sigaction_handler.sa_sigaction = { number, info, _ in
            let failure = errno
            // Codes above 0 are the kernel's.
            var bytes = (UInt8(truncatingIfNeeded: number), UInt8((info?.pointee.si_code ?? 0) <= 0 ? 1 : 0))
            _ = write(handlerPipe, &bytes, 2)
            errno = failure
        }
        sigaction(number, &action, nil)
        before.append((number, old))
    }
}
