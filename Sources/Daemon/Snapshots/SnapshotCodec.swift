import API
import Household
import JSONRPC
import Journal
import Shapes
import StrictJSON

/// The bytes of a picture in a snapshot: one JSON object for the household and one for each child.
///
/// A snapshot is never migrated. One of another format or of another version of the daemon is not used, because rules
/// of applying records may have changed with it; nor is one that cannot be read.
enum SnapshotCodec {
    /// The format that is written and read. Whoever changes what a snapshot says raises it; a test pins the bytes.
    static let format: Int64 = 3

    /// What stands in the part of the household.
    fileprivate typealias HomePart = (
        version: String, home: HouseholdState, children: [Int64], keys: [ClosedRange<Int64>]
    )
    /// What stands in the part of a child.
    fileprivate typealias ChildPart = (version: String, child: ChildState)

    static func encode(_ image: StateImage, version: String = DaemonVersion.text) -> Snapshot {
        let home: HomePart = (version, image.home, image.children.map(\.handle), image.keys)
        var parts = [Int64(0): homePart.encode(home, reserving: 4096, instantText: RecordCodec.instantText)]
        for child in image.children {
            parts[child.handle] = childPart.encode(
                (version, child), reserving: 1 << 16, instantText: RecordCodec.instantText)
        }
        return Snapshot(seq: image.seq, parts: parts)
    }

    static func decode(
        _ snapshot: Snapshot, version: String = DaemonVersion.text
    ) throws(SnapshotFault) -> StateImage {
        let home = try read(snapshot.parts[0] ?? [], homePart, version)
        guard Set(home.children + [0]) == Set(snapshot.parts.keys), home.children.count + 1 == snapshot.parts.count
        else { throw .parts }
        var children: [ChildState] = []
        for handle in home.children {
            let part = try read(snapshot.parts[handle] ?? [], childPart, version)
            guard part.child.handle == handle else { throw .parts }
            children.append(part.child)
        }
        return StateImage(seq: snapshot.seq, home: home.home, children: children, keys: home.keys)
    }

    private static func read<Part>(
        _ bytes: [UInt8], _ shape: Shape<Part>, _ version: String
    ) throws(SnapshotFault) -> Part {
        let document: JSONDocument
        do throws(JSONFault) {
            document = try JSONDocument(scanning: bytes, maximumDepth: WireLimits.depth)
        } catch {
            throw .notJSON(error)
        }
        let found = document.root.member("kidd")?.string ?? "unknown"
        guard document.root.member("v")?.integer == format, found == version else { throw .otherVersion(found) }
        do throws(ShapeFault) {
            return try shape.read(document.root)
        } catch {
            throw .shape(error)
        }
    }

    private static let homePart = Shape<HomePart>.object(
        "HomePart",
        make: { _, version, home, children, keys in (version, home, children, keys) },
        members: {
            required("v", .integer64) { _ in format }
            required("kidd", .words) { $0.version }
            required("home", .home) { $0.home }
            required("children", .list(of: .integer64)) { $0.children }
            required("keys", .list(of: .rows)) { $0.keys }
        })

    private static let childPart = Shape<ChildPart>.object(
        "ChildPart",
        make: { _, version, child in (version, child) },
        members: {
            required("v", .integer64) { _ in format }
            required("kidd", .words) { $0.version }
            required("child", .childState) { $0.child }
        })
}

extension Shape where Value == ClosedRange<Int64> {
    /// The first and the last row.
    fileprivate static let rows = Shape<[Int64]>.list(of: .integer64, maximum: 2).map(
        expected: "must be two numbers that ascend",
        to: { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil }, from: { [$0.lowerBound, $0.upperBound] })
}
