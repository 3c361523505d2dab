extension ChildProfile {
    /// The same profile, hidden or not (Household, People).
    public func archived(_ isArchived: Bool) -> ChildProfile {
        var profile = self
        profile.isArchived = isArchived
        return profile
    }
}
