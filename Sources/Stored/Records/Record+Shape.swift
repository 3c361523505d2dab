import Household
import Shapes

extension Shape where Value == Record {
    /// Everything but the stamp; a record that is read has ``Stamp/unset``.
    static let record = Shape.object(
        "Record",
        make: { child, author, facts, key in
            Record(
                stamp: .unset, child: child, by: author, facts: facts,
                key: key.flatMap { $0.reply(to: author, after: facts) })
        },
        members: {
            optional("child", .name) { $0.child }
            required("by", .author) { $0.by }
            required("facts", .list(of: .fact)) { $0.facts }
            optional("key", .storedKey) { record in record.key.map { StoredKey($0, of: record.by) } }
        })

    /// The JSON of version 1: the version stands in it.
    static let firstRecord = Shape.object(
        "FirstRecord",
        make: { _, child, author, facts, key in
            Record(stamp: .unset, child: child, by: author, facts: facts, key: key)
        },
        members: {
            required("v", .integer64) { _ in 1 }
            optional("child", .name) { $0.child }
            required("by", .author) { $0.by }
            required("facts", .list(of: .fact)) { $0.facts }
            optional("key", .keyedReply) { $0.key }
        })
}

extension Stamp {
    fileprivate static let unset = Stamp(device: 0, seq: 0, at: Instant(milliseconds: 0))
}

extension Shape where Value == Fact {
    static let fact = Shape.tagged(
        TimeFact.variants.map { $0.map(Fact.time) } + LearningFact.variants.map { $0.map(Fact.learning) }
            + ChildFact.variants.map { $0.map(Fact.child) } + HouseholdFact.variants.map { $0.map(Fact.household) }
            + RewardFact.variants.map { $0.map(Fact.reward) } + RequestFact.variants.map { $0.map(Fact.request) }
            + ChallengeFact.variants.map { $0.map(Fact.challenge) }
    ) { fact, out in
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
            required("role", .authorRole) { $0.role }
            required("uid", .account) { $0.uid }
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
