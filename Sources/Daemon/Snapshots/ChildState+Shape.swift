import API
import Household
import JSONRPC
import Shapes
import StrictJSON

extension Shape where Value == ChildState {
    /// The profile, the child's number in the journal, and all ``ChildState/parts``.
    static let childState = Shape(
        schema: .any,
        read: { (json) throws(ShapeFault) in
            guard json.kind == .object, let profile = json.member("profile"), let handle = json.member("handle")
            else { throw ShapeFault(message: "must be a child") }
            var state = ChildState(
                profile: try Shape<ChildProfile>.childProfile.read(profile),
                handle: try Shape<Int64>.integer64.read(handle), policy: ScreenTimePolicy(), filter: ContentFilter())
            for part in ChildState.parts {
                guard let member = json.member(part.name) else {
                    throw ShapeFault(path: "/" + part.name, message: "is missing")
                }
                do throws(ShapeFault) {
                    try part.read(member, &state)
                } catch {
                    throw ShapeFault(path: "/" + part.name + error.path, message: error.message)
                }
            }
            guard json.count == ChildState.parts.count + 2 else { throw ShapeFault(message: "has unknown members") }
            return state
        },
        write: { state, out in
            out.json.beginObject()
            out.json.key(encoded: profileKey)
            Shape<ChildProfile>.childProfile.write(state.profile, to: &out)
            out.json.key(encoded: handleKey)
            out.json.integer(state.handle)
            for (part, key) in zip(ChildState.parts, partKeys) {
                out.json.key(encoded: key)
                part.write(state, &out)
            }
            out.json.endObject()
        })
}

private let profileKey = JSONWriter.encodedKey("profile")
private let handleKey = JSONWriter.encodedKey("handle")
private let partKeys = ChildState.parts.map { JSONWriter.encodedKey($0.name) }
