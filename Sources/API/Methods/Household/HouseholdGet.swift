import Household
import JSONRPC
import Shapes

/// `household.get`: the settings.
public enum HouseholdGet {
    /// For parents; reads only.
    public static let method = Method(
        "household.get", "Returns the settings of the family.", role: .parent, params: Nothing.shape,
        result: Shape<HouseholdSettings>.household)
}
