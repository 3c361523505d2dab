import Glibc

/// A mutex and a condition around one value. Waiting costs nothing: no timer, no polling.
public final class Monitor<State>: @unchecked Sendable {
    // Sound: the two system objects live at a fixed address; `state` is only touched with the mutex held.
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    private var state: State

    public init(_ state: State) {
        self.state = state
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        condition = .allocate(capacity: 1)
        condition.initialize(to: pthread_cond_t())
        pthread_mutex_init(mutex, nil)
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        pthread_mutex_destroy(mutex)
        condition.deallocate()
        mutex.deallocate()
    }

    /// Looks at or changes the value; call `wake` after a change that someone may wait for.
    public func with<Result>(_ body: (inout State) -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body(&state)
    }

    /// Sleeps until `take` gives something.
    public func wait<Result>(until take: (inout State) -> Result?) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let result = take(&state) { return result }
            pthread_cond_wait(condition, mutex)
        }
    }

    /// Lets everyone who waits look again.
    public func wake() {
        pthread_cond_broadcast(condition)
    }
}
