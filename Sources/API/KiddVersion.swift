/// The one version of the daemon and of the command line.
public enum KiddVersion {
    /// By semantic versioning.
    public static let text = "0.3.0"
}
