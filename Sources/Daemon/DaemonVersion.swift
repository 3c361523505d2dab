import API

/// The version of the daemon: the same as that of the command line.
public enum DaemonVersion {
    public static let text = KiddVersion.text
}
