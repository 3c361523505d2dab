/// The command with which every household begins.
enum FirstCommand {
    /// As a person copies it: the words in capitals are to be replaced.
    static let text = "kidctl household set-up --name FAMILY --parent YOU"
}
