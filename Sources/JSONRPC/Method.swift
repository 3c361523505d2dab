import Shapes

/// Who may call a method. The role is checked before any parameter is read.
public enum Role: String, CaseIterable, Sendable {
    /// Everyone who can open the socket.
    case anyone
    /// A front-end on behalf of the child that it names, or a parent.
    case child
    /// A connection that a parent unlocked.
    case parent
    /// The daemon's own account or root; what else is needed stands in the method's summary.
    case owner
}

/// One method of the protocol, defined once: dispatch, validation, the OpenRPC document and the reference come from it.
///
/// It is an object, because each call hands its method around.
public final class Method<Params: Sendable, Result: Sendable>: Sendable {
    /// `noun.verb`.
    public let name: String
    /// What it does, in one or two sentences of the reference and of the clients that are generated.
    public let summary: String
    /// Who may call it; checked before any parameter is read.
    public let role: Role
    /// Whether root may call a parent's method without a PIN: it owns the data anyway.
    public let opensToRoot: Bool
    /// Whether it changes something.
    public let isChange: Bool
    /// Whether it takes an `idempotencyKey`. Calls with a PIN do not: their replies are secret and never stored.
    public let isKeyed: Bool
    /// Which of the child's allowances a call takes from; nil where it changes nothing on behalf of a child.
    public let work: Work?
    /// Whether it is for developer mode only.
    public let isDeveloperOnly: Bool
    /// Whether it takes long and tells how far it is, to those who send a `progressToken`.
    public let reportsProgress: Bool
    /// How its own parameters are read; those of ``CommonParams`` stand beside them.
    public let params: Shape<Params>
    /// How its result is written.
    public let result: Shape<Result>
    /// Parameters that are alternatives; nil: there are none.
    public let choice: ParamChoice?
    /// What it may answer beside the errors that every call may get.
    public let errors: [ErrorCode]
    /// The version of the daemon that had it first (Protocol, Versions).
    public let added: String

    public init(
        _ name: String, _ summary: String, role: Role, opensToRoot: Bool = false, changes isChange: Bool = false,
        keyed isKeyed: Bool = true, work: Work? = nil, developerOnly isDeveloperOnly: Bool = false,
        reportsProgress: Bool = false, params: Shape<Params>, choice: ParamChoice? = nil, result: Shape<Result>,
        errors: [ErrorCode] = [],
        added: String = "0.1.0"
    ) {
        self.name = name
        self.summary = summary
        self.role = role
        self.opensToRoot = opensToRoot
        self.isChange = isChange
        self.isKeyed = isChange && isKeyed
        self.work = work
        self.isDeveloperOnly = isDeveloperOnly
        self.reportsProgress = reportsProgress
        self.params = params
        self.choice = choice
        self.result = result
        self.errors = errors
        self.added = added
    }
}

/// Parameters of which a call has one, or one at most. A list of parameters has no schema that could say so.
public enum ParamChoice: Sendable {
    /// One of them is there, and no other.
    case exactlyOne(of: [String])
    /// None of them is there, or one.
    case atMostOne(of: [String])
}

/// What of a method does not depend on its types.
public struct MethodDescription: Sendable {
    /// `noun.verb`.
    public let name: String
    /// What it does, for the reference.
    public let summary: String
    /// Who may call it.
    public let role: Role
    /// Whether root may call it without a PIN too.
    public let opensToRoot: Bool
    /// Whether it changes something, so that its reply waits until that is stored.
    public let isChange: Bool
    /// Whether it takes an `idempotencyKey`.
    public let isKeyed: Bool
    /// Which of the child's allowances a call takes from.
    public let work: Work?
    /// Whether it is served in developer mode only.
    public let isDeveloperOnly: Bool
    /// Whether it takes a `progressToken`.
    public let reportsProgress: Bool
    /// The members of its parameters, in the order of the reference; without the common ones.
    public let params: [SchemaMember]
    /// Parameters that are alternatives; nil: there are none.
    public let choice: ParamChoice?
    /// The schema of its result.
    public let result: Schema
    /// What it may answer beside the errors of every call.
    public let errors: [ErrorCode]
    /// The version of the daemon that had it first.
    public let added: String

    public init<Params, Result>(_ method: Method<Params, Result>) {
        name = method.name
        summary = method.summary
        role = method.role
        opensToRoot = method.opensToRoot
        isChange = method.isChange
        isKeyed = method.isKeyed
        work = method.work
        isDeveloperOnly = method.isDeveloperOnly
        reportsProgress = method.reportsProgress
        if case .object(_, _, let members) = method.params.schema { params = members } else { params = [] }
        choice = method.choice
        result = method.result.schema
        errors = method.errors
        added = method.added
    }
}
