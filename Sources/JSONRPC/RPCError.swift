import Shapes

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
        /// Its value, encoded as JSON already.
        public var value: [UInt8]

        public init(name: String, value: [UInt8]) {
            self.name = name
            self.value = value
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
