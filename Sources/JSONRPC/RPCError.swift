import Shapes
import Words

/// An error as it goes over the wire: code, text for people, and data for programs.
public struct RPCError: Error, Equatable, Sendable {
    /// The number and the word that programs read.
    public var code: ErrorCode
    /// For people; names the remedy.
    public var message: String
    /// Members of `data` beside `kind`: names with their encoded values, in order.
    public var data: [Detail]

    /// One member of `data`.
    public struct Detail: Equatable, Sendable {
        /// The member's name in `data`.
        public var name: String
        /// Its value.
        public var value: Value

        /// What stands there.
        public enum Value: Equatable, Sendable {
            /// JSON already.
            case encoded([UInt8])
            /// What holds sentences, which get their language when they are told.
            case spoken(@Sendable (Listener) -> [UInt8])

            /// Two are equal when they read alike in English.
            public static func == (left: Value, right: Value) -> Bool {
                left.json(for: .plain) == right.json(for: .plain)
            }

            /// Its JSON for a listener.
            func json(for listener: Listener) -> [UInt8] {
                switch self {
                case .encoded(let bytes): bytes
                case .spoken(let encode): encode(listener)
                }
            }
        }

        public init(name: String, value: [UInt8]) {
            self.name = name
            self.value = .encoded(value)
        }

        /// The sentence for the child, as the member `say`.
        public static func say(_ saying: Saying) -> Detail { .saying("say", saying) }

        /// A member that is a sentence.
        public static func saying(_ name: String, _ saying: Saying) -> Detail {
            .spoken(name, saying, .saying)
        }

        /// A member that holds sentences.
        public static func spoken<Told: Sendable>(_ name: String, _ told: Told, _ shape: Shape<Told>) -> Detail {
            var detail = Detail(name: name, value: [])
            detail.value = .spoken { shape.encode(told, listener: $0) }
            return detail
        }

        /// A member that is a string.
        public static func text(_ name: String, _ value: String) -> Detail {
            Detail(name: name, value: Shape.text().encode(value))
        }

        /// A member that is a whole number.
        public static func integer(_ name: String, _ value: Int) -> Detail {
            Detail(name: name, value: Array(String(value).utf8))
        }

        /// A member that is a list of strings.
        public static func texts(_ name: String, _ values: [String]) -> Detail {
            Detail(name: name, value: Shape.list(of: .text()).encode(values))
        }
    }

    public init(_ code: ErrorCode, _ message: String, _ data: [Detail] = []) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// The same for a child: with the sentence of its code, where it has none of its own.
    public var saying: RPCError {
        data.contains { $0.name == "say" } ? self : RPCError(code, message, data + [.say(code.say)])
    }

    /// The same with its sentences in the languages of a listener.
    public func told(to listener: Listener) -> RPCError {
        RPCError(code, message, data.map { Detail(name: $0.name, value: $0.value.json(for: listener)) })
    }

    /// A parameter that does not fit.
    public init(parameter fault: ShapeFault) {
        let place = fault.path.isEmpty ? "params" : String(fault.path.dropFirst())
        self.init(.invalidParams, "\(place) \(fault.message)", [.text("path", fault.path)])
    }

    /// Everything that is wrong with a parameter that is taken as a whole or not at all; the first stands in the message.
    public init?(parameters faults: [ShapeFault]) {
        guard let first = faults.first else { return nil }
        self.init(parameter: first)
        data.append(Detail(name: "faults", value: Shape.list(of: ErrorCode.parameterFault).encode(faults)))
    }
}

extension RPCError: CustomStringConvertible {
    public var description: String { "\(code.kind) (\(code.code)): \(message)" }
}
