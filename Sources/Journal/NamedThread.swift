import Glibc

/// A thread of the system with a name, which can be joined.
public final class NamedThread: Sendable {
    private let id: pthread_t

    /// Starts `body` on a thread of its own. The name has at most 15 bytes.
    public init(name: String, _ body: @escaping @Sendable () -> Void) {
        id = Self.start(Body(name: name, run: body))
    }

    private static func start(_ body: Body) -> pthread_t {
        var id = pthread_t()
        let code = pthread_create(&id, nil, threadMain, Unmanaged.passRetained(body).toOpaque())
        // As for memory: a process that may not have one more thread cannot work at all.
        precondition(code == 0, "no thread could be started")
        return id
    }

    /// Waits until the body has returned. Call it once, from another thread.
    public func join() {
        pthread_join(id, nil)
    }

    fileprivate final class Body: Sendable {
        let name: String
        let run: @Sendable () -> Void

        init(name: String, run: @escaping @Sendable () -> Void) {
            self.name = name
            self.run = run
        }
    }
}

private func threadMain(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    // What pthread_create was given: always a retained body.
    let body = Unmanaged<NamedThread.Body>.fromOpaque(argument!).takeRetainedValue()
    setThreadName(body.name)
    body.run()
    return nil
}

/// Shown by `top -H` and debuggers; without it the thread works all the same. (Glibc's own call for it is an
/// extension that Swift does not see.)
private func setThreadName(_ name: String) {
    let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, name, name.utf8.count)
    close(file)
}
