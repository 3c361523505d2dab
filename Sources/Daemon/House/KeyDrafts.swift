import Vault

/// What a crash left of writing a key, or the one that was to take its place.
enum KeyDrafts {
    /// Removes them; nothing else is touched.
    static func clear(beside key: String) { for draft in paths(beside: key) { _ = DurableFile.remove(draft) } }

    /// Where they are.
    static func paths(beside key: String) -> [String] {
        DurableFile.drafts(of: key) + DurableFile.drafts(of: KeySource.next(key))
    }
}
