import API
import Household
import JSONRPC

/// The cases of ``ChildFact``.
private enum Variants {
    static let profileSet = Variant("profileSet", .childProfile, make: ChildFact.profileSet)
    static let policySet = Variant("policySet", .screenTimePolicy, make: ChildFact.policySet)
    static let filterSet = Variant("filterSet", .contentFilter, make: ChildFact.filterSet)
}

extension ChildFact {
    static let variants = [Variants.profileSet.reader, Variants.policySet.reader, Variants.filterSet.reader]
}

extension Shape where Value == ChildFact {
    static let childFact = Shape.tagged(ChildFact.variants) { fact, out in
        switch fact {
        case .profileSet(let profile): Variants.profileSet.write(profile, to: &out)
        case .policySet(let policy): Variants.policySet.write(policy, to: &out)
        case .filterSet(let filter): Variants.filterSet.write(filter, to: &out)
        }
    }
}
