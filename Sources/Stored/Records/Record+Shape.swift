import Household
import Shapes

extension Shape where Value == Record {
    /// Everything but the stamp; a record that is read has a stamp of zeros.
    static let record = Shape.object(
        "Record",
        from: .unset,
        members: {
            optional("child", \.child, .name)
            required("by", \.by, .author)
            required("facts", \.facts, .list(of: .fact))
            optional("key", .storedKey, get: { $0.storedKey }, set: { $0.storedKey = $1 })
        })

    /// The JSON of version 1: the version stands in it.
    static let firstRecord = Shape.object(
        "FirstRecord",
        from: .unset,
        members: {
            required("v", .integer64, get: { _ in 1 }, set: { _, _ in })
            optional("child", \.child, .name)
            required("by", \.by, .author)
            required("facts", \.facts, .list(of: .fact))
            optional("key", \.key, .keyedReply)
        })
}

extension Record {
    fileprivate static let unset = Record(
        stamp: Stamp(device: 0, seq: 0, at: Instant(milliseconds: 0)), child: nil, by: Author(role: .daemon, uid: 0),
        facts: [])

    /// Behind the author and the facts, because it is read with them.
    fileprivate var storedKey: StoredKey? {
        get { key.map { StoredKey($0, of: by) } }
        set { key = newValue.flatMap { $0.reply(to: by, after: facts) } }
    }
}

extension Shape where Value == Fact {
    private static let variants: [[VariantReader<Fact>]] = [
        TimeFact.variants.map { $0.map(Fact.time) }, LearningFact.variants.map { $0.map(Fact.learning) },
        ChildFact.variants.map { $0.map(Fact.child) }, HouseholdFact.variants.map { $0.map(Fact.household) },
        RewardFact.variants.map { $0.map(Fact.reward) }, RequestFact.variants.map { $0.map(Fact.request) },
        ChallengeFact.variants.map { $0.map(Fact.challenge) },
    ]

    static let fact = Shape.tagged(Array(variants.joined())) { fact, out in
        switch fact {
        case .household(let fact): Shape<HouseholdFact>.householdFact.write(fact, to: &out)
        case .child(let fact): Shape<ChildFact>.childFact.write(fact, to: &out)
        case .time(let fact): Shape<TimeFact>.timeFact.write(fact, to: &out)
        case .learning(let fact): Shape<LearningFact>.learningFact.write(fact, to: &out)
        case .reward(let fact): Shape<RewardFact>.rewardFact.write(fact, to: &out)
        case .request(let fact): Shape<RequestFact>.requestFact.write(fact, to: &out)
        case .challenge(let fact): Shape<ChallengeFact>.challengeFact.write(fact, to: &out)
        }
    }
}

extension Shape where Value == Author {
    static let author = Shape.object(
        "Author",
        make: Author.init,
        members: {
            required("role", \.role, .authorRole)
            required("uid", \.uid, .account)
        })
}

/// The cases of ``Author/Role``.
private enum RoleVariants {
    static let parent = Variant("parent", 0, .name, make: Author.Role.parent)
    static let child = Variant("child", 1, .name, make: Author.Role.child)
    static let owner = Variant("owner", 2, Author.Role.owner)
    static let anyone = Variant("anyone", 3, Author.Role.anyone)
    static let daemon = Variant("daemon", 4, Author.Role.daemon)
}

extension Shape where Value == Author.Role {
    static let authorRole = Shape.tagged([
        RoleVariants.parent.reader, RoleVariants.child.reader, RoleVariants.owner.reader, RoleVariants.anyone.reader,
        RoleVariants.daemon.reader,
    ]) { role, out in
        switch role {
        case .parent(let id): RoleVariants.parent.write(id, to: &out)
        case .child(let id): RoleVariants.child.write(id, to: &out)
        case .owner: RoleVariants.owner.write(to: &out)
        case .anyone: RoleVariants.anyone.write(to: &out)
        case .daemon: RoleVariants.daemon.write(to: &out)
        }
    }
}
