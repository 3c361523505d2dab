import API
import Client
import JSONRPC
import Shapes

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

    /// The recovery code, from a file or typed.
    func recoveryCode(file: String?, remedy: String) throws -> String {
        if let file { return try PINFile.read(file, what: "recovery code") }
        if let prompt = SecretPrompt() { return try prompt.ask(language.say("recovery.ask") + " ") }
        throw Problem(.pin, "the recovery code is needed and there is no terminal to ask on", remedy: remedy)
    }

    /// The same where root needs none, and nobody does before there is a household.
    func ownersCode(file: String?) throws -> String? {
        if file == nil, try RootAccount.isMine || plainly(HouseholdStatus.method, Nothing()).value.state == .notSetUp {
            return nil
        }
        return try recoveryCode(file: file, remedy: "name a file with it: --code-file FILE, or run this as root")
    }
}
