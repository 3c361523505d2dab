import JSONRPC
import Shapes
import StrictJSON

/// A change that may say what it was made from, so that it does not undo what somebody else has set meanwhile.
public protocol BasedChange: Sendable {
    /// What was seen of what the method answers; nil: the change is made whatever stands there.
    var basedOn: BasedOn? { get }
}

/// What somebody has seen of settings: JSON pointers, each with the JSON that stood there; null: nothing did.
public struct BasedOn: Equatable, Sendable {
    /// Places that one change may name.
    static let most = 100
    static let summary =
        "What the change was made from: JSON pointers into what this method answers, such as `/dailyMinutes`, each with the "
        + "value that was seen there, null where there was none. Where something else stands by now, nothing is changed: "
        + "`changed_meanwhile`."

    /// By their places.
    public var seen: [String: [UInt8]]

    public init(seen: [String: [UInt8]]) { self.seen = seen }

    /// What stands now at the places where something else was seen; nothing where all is as it was.
    ///
    /// - Parameter present: what the method would answer now.
    public func changed(in present: JSONValue) -> [String: [UInt8]] {
        let null = Array("null".utf8)
        return seen.reduce(into: [:]) { changed, place in
            let now = present.value(at: place.key).flatMap { $0.isNull ? nil : $0 }
            guard let before = try? JSONDocument(scanning: place.value), !before.root.isNull else {
                if let now { changed[place.key] = Array(now.literal) }
                return
            }
            if now?.isSame(as: before.root) != true { changed[place.key] = now.map { Array($0.literal) } ?? null }
        }
    }
}

extension Shape where Value == BasedOn {
    /// As it comes with a change.
    static let basedOn = Shape(
        schema: places.schema, blank: BasedOn(seen: [:]),
        read: { (json) throws(ShapeFault) in
            guard json.count <= BasedOn.most else {
                throw ShapeFault(message: "must have at most \(BasedOn.most) members")
            }
            let seen = try places.read(json)
            for place in seen.keys where place.first != "/" {
                throw ShapeFault(message: "has JSON pointers, such as /dailyMinutes, and no other names")
            }
            return BasedOn(seen: seen)
        },
        write: { value, out in places.write(value.seen, to: &out) })

    static let places = Shape<[String: [UInt8]]>.dictionary(of: Shape<[UInt8]>.json)
}
