import Shapes
import StrictJSON

/// A request as it stands in its line: checked as an envelope, its parameters still unread.
public struct Envelope: Sendable {
    /// Nil for a notification.
    public var id: RequestID?
    /// The method's name as it was sent; nothing says yet that there is such a method.
    public var method: String
    /// The parameters by name; nil when absent, `null` or `[]`.
    public var params: JSONValue?
    /// The parameters are a list with something in it. They are refused as such once the method and the caller's role
    /// are known: nothing about parameters comes before these.
    public var isPositional = false

    /// What a JSON value is to a JSON-RPC server.
    public enum Reading: Sendable {
        /// A call or a notification, well-formed as far as the envelope goes.
        case request(Envelope)
        /// Shaped like a response: nothing of ours, ignored.
        case response
        /// Not a request; the id is null where none could be told.
        case invalid(RPCError, id: RequestID)
    }

    private static let mostNamedStrangers = 16
    private static let names = ["jsonrpc", "id", "method", "params"]

    /// Reads one value as a request. `maximumID` bounds the bytes of an id.
    public static func read(_ value: JSONValue, maximumID: Int = WireLimits.idBytes) -> Reading {
        guard value.kind == .object else {
            return .invalid(RPCError(.invalidRequest, "a request is a JSON object"), id: .null)
        }
        let idValue = value.member("id")
        let methodValue = value.member("method")
        if methodValue == nil, value.member("result") != nil || value.member("error") != nil { return .response }

        var id: RequestID?
        if let idValue {
            switch readID(idValue, maximum: maximumID) {
            case .success(let known): id = known
            case .failure(let error): return .invalid(error, id: .null)
            }
        }
        func invalid(_ message: String, _ data: [RPCError.Detail] = []) -> Reading {
            .invalid(RPCError(.invalidRequest, message, data), id: id ?? .null)
        }

        guard let versionValue = value.member("jsonrpc"), versionValue.hasString("2.0") else {
            return invalid("\"jsonrpc\" must be \"2.0\"")
        }
        guard let method = methodValue?.string else { return invalid("\"method\" must be a text") }
        let paramsValue = value.member("params")
        let known = 2 + (idValue == nil ? 0 : 1) + (paramsValue == nil ? 0 : 1)
        if value.count != known {
            let strangers = value.members.map(\.name)
                .filter { name in !names.contains { $0.hasBytes(of: name) } }
                .prefix(Self.mostNamedStrangers).map { $0.brief() }
            return invalid(
                "a request has jsonrpc, id, method and params; unknown: " + strangers.joined(separator: ", "),
                [.texts("unknown", strangers)])
        }
        return readParams(paramsValue, of: Envelope(id: id, method: method, params: nil))
    }

    /// The id of a line that is refused whatever its envelope says; null where none can be told.
    public static func id(inRefused line: [UInt8]) -> RequestID {
        guard
            let root = try? JSONDocument(scanning: line, maximumDepth: .max, refusesDuplicates: false).root,
            root.kind == .object
        else { return .null }
        let ids = root.members.filter { $0.name.hasBytes(of: "id") }
        guard ids.count == 1, let only = ids.first else { return .null }
        return (try? readID(only.value, maximum: WireLimits.idBytes).get()) ?? .null
    }

    private static func readParams(_ params: JSONValue?, of envelope: Envelope) -> Reading {
        var envelope = envelope
        guard let params else { return .request(envelope) }
        switch params.kind {
        case .object: envelope.params = params
        case .null: break
        case .array where params.count == 0: break
        case .array: envelope.isPositional = true
        case .bool, .number, .string:
            let error = RPCError(.invalidRequest, "\"params\" must be an object")
            return .invalid(error, id: envelope.id ?? .null)
        }
        return .request(envelope)
    }

    private static func readID(_ value: JSONValue, maximum: Int) -> Result<RequestID, RPCError> {
        switch value.kind {
        case .string, .number, .null:
            let literal = value.literal
            guard literal.count <= maximum else {
                return .failure(RPCError(.invalidRequest, "\"id\" is longer than \(maximum) bytes"))
            }
            return .success(RequestID(bytes: Array(literal)))
        case .bool, .array, .object:
            return .failure(RPCError(.invalidRequest, "\"id\" must be a text, a number or null"))
        }
    }
}
