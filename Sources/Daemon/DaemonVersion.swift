import API

/// The version of the daemon: the same as that of the command line.
public enum DaemonVersion {
    /// The version as `kidd --version` and `rpc.version` tell it.
    public static let text = KiddVersion.text
}
