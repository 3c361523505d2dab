/// The version of the daemon and of the command line.
public enum DaemonVersion {
    public static let text = "0.1.0"
}
