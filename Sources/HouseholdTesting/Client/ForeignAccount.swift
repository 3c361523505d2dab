import Glibc

/// Lets root connect as another account, so that the kernel tells the daemon that account's uid.
public enum ForeignAccount {
    /// Whether this process may do so.
    public static var isPossible: Bool { geteuid() == 0 }

    /// Runs `body` with another effective uid of this thread alone.
    ///
    /// The C library's `seteuid` changes all threads; the system call of the same name changes only its caller.
    static func run<Value>(as uid: UInt32?, _ body: () throws -> Value) throws -> Value {
        guard let uid else { return try body() }
        guard isPossible, try setEffectiveUID(uid) == 0 else {
            throw TestFault("only root can connect as another account")
        }
        let result = Result { try body() }
        // The thread is the pool's: what runs on it next would act for another account and prove nothing.
        guard try setEffectiveUID(0) == 0 else { fatalError("the thread cannot become root's again") }
        return try result.get()
    }

    private typealias SystemCall = @convention(c) (Int, Int, Int, Int) -> Int

    private static func setEffectiveUID(_ uid: UInt32) throws -> Int {
        guard let symbol = dlsym(nil, "syscall") else { throw TestFault("there is no syscall function") }
        // Sound: `syscall` takes its number and up to six machine words, and reads only those that the call has.
        let systemCall = unsafeBitCast(symbol, to: SystemCall.self)
        return systemCall(setresuid, -1, Int(uid), -1)
    }

    #if arch(x86_64)
        private static let setresuid = 117
    #else
        private static let setresuid = 147
    #endif
}
