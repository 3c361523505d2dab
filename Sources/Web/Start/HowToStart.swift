import Vault

/// What a person does when kidd is not there.
public enum HowToStart {
    /// The command that starts the kidd of a socket.
    public static func kidd(at socket: String, in system: SystemInstall? = .present) -> String {
        guard let system, socket == system.socket else { return "kidd serve" }
        return system.start
    }
}
