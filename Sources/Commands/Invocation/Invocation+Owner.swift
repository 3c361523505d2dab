import API
import Client
import JSONRPC

/// What only the account that kidd runs under may do, and root.
extension Invocation {
    /// Refuses any other account before it is asked for secrets in vain.
    ///
    /// kidd looks at the account before it looks at parameters: a call without any tells, and changes nothing.
    ///
    /// - Parameter isRoot: Whether it is root's account at the terminal, who may.
    func requireOwner(remedy: String, isRoot: Bool = RootAccount.isMine) throws {
        if isRoot { return }
        do throws(ClientError) {
            _ = try connection.call(ParentResetPIN.method.name, params: nil, mayRepeat: true)
        } catch {
            guard case .refused(let refused) = error else { throw problem(error) }
            guard refused.code == ErrorCode.forbidden.code else { return }
            throw Problem(.forbidden, refused.message, remedy: remedy)
        }
    }
}
