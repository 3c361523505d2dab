import JSONRPC
import Shapes

/// `daemon.shutDown`: answers, then stops as with SIGTERM.
public enum DaemonShutDown {
    /// The parameters of `daemon.shutDown`. Optional: `recoveryCode`.
    public struct Params: Equatable, Sendable {
        /// Needed by the daemon's own account; root owns the data anyway.
        public var recoveryCode: String?

        public init(recoveryCode: String? = nil) {
            self.recoveryCode = recoveryCode
        }
    }

    /// For the owner.
    public static let method = Method(
        "daemon.shutDown",
        "Stops the daemon when this is answered: everything that was asked before is answered and stored. For root; the "
            + "daemon's own account needs the recovery code, once there is one. While the household is sealed or cannot be "
            + "opened no recovery code is known, so that only root, or whoever manages the service, stops the daemon.",
        role: .owner, changes: true, keyed: false,
        params: Shape<Params>.object("DaemonShutDownParams", "", make: Params.init) {
            optional("recoveryCode", \.recoveryCode, .secret(maximum: 64), "As printed at set-up; root needs none.")
        },
        result: Nothing.shape, errors: [.wrongRecoveryCode, .wait], added: "0.3.0")
}
