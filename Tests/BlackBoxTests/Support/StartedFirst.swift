import Testing

/// Starts what a test waits for before any test of the run begins.
struct StartedFirst: TestTrait {
    let start: @Sendable () throws -> Void

    func prepare(for test: Test) throws { try start() }
}
