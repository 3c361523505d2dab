import API
import Household
import JSONRPC
import NIOCore
import RPCServer
import Vault

/// Who may do what: tokens of parents, PINs, accounts of children, roles.
///
/// It decides about access alone; what is recorded about it goes through the engine.
///
/// What every call touches has no check of exclusivity, because it is never held while other code runs.
final class Access {
    let family: any FamilyReading
    /// Rows of the household itself that cannot be read: then nobody can be told apart.
    private let damage: [String]
    private let isDeveloper: Bool
    private let desk: PINDesk
    private let time: Timekeeping
    @exclusivity(unchecked) private var tokens = TokenTable()
    @exclusivity(unchecked) private var pins = PINQueue()
    /// Which child an activity belongs to.
    @exclusivity(unchecked) private var owners: ActivityOwners
    /// Who holds the open leases.
    @exclusivity(unchecked) private var holders = LeaseHolders()
    /// What the programs of each child may still cause.
    @exclusivity(unchecked) private var allowances: Allowances
    /// Whether accounts that nobody has named may act for children without an account; set by the engine.
    var admitsStrangers: () -> Bool = { false }
    /// Whether a caller has used an idempotency key; set by the engine.
    var knowsKey: (_ key: String, _ caller: String, _ now: Instant) -> Bool = { _, _, _ in false }
    /// What a PIN on its way needs; set once, before anybody can call.
    var door: DeskDoor?

    init(
        _ family: any FamilyReading, _ time: Timekeeping, damage: [String], desk: PINDesk, isDeveloper: Bool,
        allowances: AllowanceTable
    ) {
        self.allowances = Allowances(allowances)
        self.time = time
        self.family = family
        self.damage = damage
        self.desk = desk
        self.isDeveloper = isDeveloper
        owners = ActivityOwners(family.children())
    }

    var household: HouseholdState { family.home }

    /// Whether rows of the household itself cannot be read.
    var isDamaged: Bool { !damage.isEmpty }

    /// What the clocks say, for whoever vouches for them.
    var clockReading: ClockAnchor { ClockAnchor(time.reading()) }

    /// A zone that the machine knows and a day start that there can be.
    func checkCalendar(of settings: HouseholdSettings) throws(RPCError) { try settings.checkCalendar(time.knows) }

    /// Which child an activity belongs to.
    func owner(of activity: ActivityID) -> ChildID? { owners[activity] }

    /// What a record changes about access: PINs end tokens, activities belong to their child, leases to an account.
    func take(_ record: Record) {
        let child = record.child
        if let child { holders.take(record.facts, of: child, by: record.by) }
        for fact in record.facts {
            switch fact {
            case .household(.pinChanged(let parent, _)): tokens.endAll(of: parent, as: .pinChanged)
            case .household(.parentRemoved(let parent)): tokens.endAll(of: parent, as: .removed)
            case .household(.childErased):
                owners = ActivityOwners(family.children())
                holders.keep(only: family.children())
                allowances.keep(only: family.children())
            case .learning(.started(let started)):
                if let child { owners.add(started.activity, of: child, in: family.child(child)?.learning) }
            default: continue
            }
        }
    }

    /// What was not stored never happened: tokens whose unlock was not, and activities whose start was not.
    func rollBack(to storedSeq: Int64) {
        tokens.rollBack(to: storedSeq)
        owners = ActivityOwners(family.children())
        holders.keep(open: family.children())
    }

    // MARK: What programs may cause

    /// Takes a call from the allowance of the child that it is about; throws when nothing is left of it. A parent's
    /// calls are not counted.
    func spend(_ work: Work?, _ call: Call) throws(RPCError) {
        guard let work, let child = call.child, call.parent == nil else { return }
        let share = Allowances.Share(child: child, isStrangers: isStranger(call.peer.uid))
        try allowances.spend(work, of: share, at: call.moment.bootTime)
    }

    /// Which places for leases of its child a call may take: all of them for a parent and for the child's own account; a
    /// part for each of the accounts that may act for a child without one.
    func leasePlaces(of call: Call) -> LeasePlaces {
        guard let child = call.child, call.parent == nil, family.isOpenToAll(child) else { return .all }
        let uid = call.peer.uid
        guard isStranger(uid) else { return .part(held: holders.leases(of: child) { $0 == uid }) }
        return .partOfStrangers(
            held: holders.leases(of: child, where: isStranger), own: holders.leases(of: child) { $0 == uid })
    }

    // MARK: Tokens

    /// The parent whose token this connection holds, if it is still valid; the call counts as its use.
    ///
    /// - Returns: the parent, and how the token ended when it did.
    func parent(of session: RPCSession, _ moment: Moment) -> (parent: ParentID?, ended: TokenTable.Standing?) {
        guard let credential = session.credential else { return (nil, nil) }
        let standing = tokens.standing(of: credential, at: moment)
        if let parent = tokens.use(credential, at: moment) { return (parent, nil) }
        session.credential = nil
        return (nil, standing)
    }

    /// How the token of a connection stands, without using it; nil when it has none.
    func standing(of session: RPCSession, at moment: Moment) -> TokenTable.Standing? {
        session.credential.map { tokens.standing(of: $0, at: moment) }
    }

    /// The parent on whose behalf a connection acts, whether the token is still valid or not.
    func principal(of session: RPCSession) -> Principal? {
        session.credential.flatMap(tokens.holder(of:)).map { Principal($0.rawValue) }
    }

    /// Gives a connection a new token, by the unlock of this record.
    func issue(to parent: ParentID, seq: Int64, _ session: RPCSession, at moment: Moment) -> String {
        let token = tokens.issue(to: parent, seq: seq, at: moment)
        session.credential = Credential(token: token)
        return token
    }

    /// Makes a connection a parent's by a token; nil when it is not valid.
    func resume(_ token: String, _ session: RPCSession, at moment: Moment) -> ParentID? {
        let credential = Credential(token: token)
        guard let parent = tokens.use(credential, at: moment) else { return nil }
        session.credential = credential
        return parent
    }

    /// Ends the token of a connection.
    func endToken(of session: RPCSession) {
        if let credential = session.credential { tokens.end(credential) }
        session.credential = nil
    }

    // MARK: Roles

    /// Who may call what. Comes before any parameter is looked at.
    func admit(_ endpoint: Endpoint, _ call: Call) throws(RPCError) {
        if !damage.isEmpty, !endpoint.isOpenWhenDamaged {
            throw RPCError(
                .storageDamaged,
                "the household's data is damaged, and nothing was changed: see what is with sudo kidctl doctor, and mend it "
                    + "from your last backup with sudo kidctl backup restore FILE --damaged-only",
                [.texts("rows", damage)])
        }
        switch endpoint.role {
        case .anyone: break
        case .child: if damage.isEmpty { try requireSetUp() }
        case .parent:
            if endpoint.method.opensToRoot, call.session.isRoot { break }
            try requireSetUp()
            guard call.parent != nil else { throw .needsParent }
        case .owner:
            guard call.session.isOwner else { throw .needsOwner }
        }
        if endpoint.isDeveloperOnly, !isDeveloper {
            throw RPCError(
                .developerOnly, "this is for developer mode: start kidd with --dev and a data folder of its own")
        }
    }

    func requireSetUp() throws(RPCError) {
        guard household.household == nil else { return }
        throw RPCError(.notSetUp, "the household is not set up yet: run kidctl household set-up")
    }

    // MARK: PINs

    /// PINs that are being checked or wait for it.
    var waitingPINs: Int { pins.count }

    /// Puts an attempt in the queue; while its counter waits, nothing is hashed, right PIN or wrong.
    func attempt(_ attempt: PINAttempt, at moment: Moment) throws(RPCError) {
        if let wait = waitError(attempt.counter, moment) { throw wait }
        guard pins.hasPlace(for: attempt) else {
            throw RPCError(.busy, "too many PINs are being checked: try again in a few seconds")
        }
        pins.append(attempt)
        attempt.pending.work = .service
        runNextAttempt()
    }

    /// Whether a PIN of this connection is being checked or waits for it.
    func isBusy(with session: RPCSession) -> Bool { pins.holds(session) }

    /// Takes an attempt back that waits for its turn: until its PIN is hashed nothing is known and nothing counted.
    func takeBack(_ pending: PendingReply) -> Bool { pins.remove(pending) }

    private func runNextAttempt() {
        guard let door else { return }
        while let attempt = pins.next() {
            if let wait = waitError(attempt.counter, time.now()) {
                end(attempt, .failure(wait))
                continue
            }
            switch attempt.prepare(self) {
            case .failure(let error): end(attempt, .failure(error))
            case .success(let work):
                pins.run(attempt)
                let own = NIOLoopBound(self, eventLoop: door.loop)
                desk.submit(work) { verdict in own.eventLoop.execute { own.value.conclude(verdict) } }
                return
            }
        }
    }

    private func conclude(_ verdict: PINVerdict) {
        guard let door, let attempt = pins.finish() else { return }
        door.engine.rpc.service.turnBegins()
        defer { wipeStackSoon() }
        let moment = time.now()
        switch verdict {
        case .wrong: end(attempt, .failure(wrongEntry(attempt, moment)), errorAfter: family.lastSeq)
        case .failed:
            end(attempt, .failure(RPCError(.busy, "there is no memory to check a PIN now: try again shortly")))
        case .right, .refused:
            if let result = attempt.conclude(verdict, moment) {
                end(attempt, result)
            } else {
                door.engine.rpc.planPostponed(of: attempt.pending.session.id)
            }
        }
        runNextAttempt()
    }

    /// Overwrites what a call with a secret leaves on the loop's stack, when its functions have returned.
    func wipeStackSoon() { door?.loop.execute { Secret.wipeStack() } }

    /// Replies to an attempt; the calls that came after it have their turn.
    private func end(_ attempt: PINAttempt, _ result: Result<Reply, RPCError>, errorAfter seq: Int64 = 0) {
        door?.engine.rpc.finish(attempt.pending, result, errorAfter: seq)
        door?.engine.rpc.planPostponed(of: attempt.pending.session.id)
    }

    /// Counts a wrong entry; the answer leaves when the count is stored.
    private func wrongEntry(_ attempt: PINAttempt, _ moment: Moment) -> RPCError {
        let isCode = attempt.counter == .recovery
        let code: ErrorCode = isCode ? .wrongRecoveryCode : .wrongPIN
        let what = isCode ? "the recovery code" : "the PIN"
        guard let key = attempt.counter else { return RPCError(code, "\(what) is not right") }
        let counter = PINCounter.after(household.pinCounters[key], at: moment)
        // Over an unlocked connection it is known whose it is, and so it is from a child's own account.
        let session = attempt.pending.session
        var role = family.owner(ofAccount: session.peer.uid).map { Author.Role.child($0) } ?? .anyone
        if case .valid? = standing(of: session, at: moment), let parent = session.credential.flatMap(tokens.holder(of:))
        {
            role = .parent(parent)
        }
        let author = Author(role: role, uid: session.peer.uid)
        // Whoever types over an unlocked connection is a parent for every call.
        let entry: WrongEntry? =
            if case .parent = role { nil } else { WrongEntry(uid: session.peer.uid, at: moment.wall) }
        door?.engine.commit(household: [.unlockFailed(key, counter, entry)], by: author, at: moment)
        let wait = Int((counter.wait(at: moment) + 999) / 1000)
        let next = wait > 0 ? "the next try has to wait \(wait) s" : "try again"
        return RPCError(code, "\(what) is not right: \(next)", [.integer("waitSeconds", wait)])
    }

    /// Why a try has to wait, if it has to.
    func waitError(_ key: PINCounterKey?, _ moment: Moment) -> RPCError? {
        key.flatMap { household.waitError($0, at: moment) }
    }
}

extension HouseholdState {
    /// Why a try of this counter has to wait, if it has to.
    func waitError(_ key: PINCounterKey, at moment: Moment) -> RPCError? {
        guard let counter = pinCounters[key] else { return nil }
        let wait = Int((counter.wait(at: moment) + 999) / 1000)
        guard wait > 0 else { return nil }
        return RPCError(
            .wait, "after wrong entries the next try has to wait \(wait) s", [.integer("waitSeconds", wait)])
    }
}

extension Credential {
    /// The credential of a parent's token: only its digest is kept.
    init(token: String) {
        self.init(digest: Digest.blake2b(Array(token.utf8), size: 32))
    }
}

extension RPCError {
    /// What others than the owner hear.
    static let needsOwner = RPCError(.forbidden, "this is for the daemon's own account or root")
}

extension RPCSession {
    /// The daemon's own account, or root.
    var isOwner: Bool { Account.isOwn(peer.uid) }

    /// Root, who owns the data anyway.
    var isRoot: Bool { peer.uid == 0 }
}
