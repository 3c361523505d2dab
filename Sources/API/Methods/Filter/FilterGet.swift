import Household
import JSONRPC
import Shapes

/// `filter.get`: which lessons a child may see.
public enum FilterGet {
    /// For parents; reads only.
    public static let method = Method(
        "filter.get", "Returns the rules for which lessons a child may see.", role: .parent, params: ChildParams.shape,
        result: Shape<ContentFilter>.contentFilter, errors: [.unknownChild])
}
