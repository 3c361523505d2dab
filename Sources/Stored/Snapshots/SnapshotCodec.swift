import Household
import Shapes

/// The bytes of a state in a snapshot: a packed part for the household and one for each child.
///
/// A snapshot is never migrated. One of another format or of another version of the daemon is not used, because rules
/// of applying records may have changed with it; nor is one that cannot be read.
package enum SnapshotCodec {
    /// The format that is written and read. Whoever changes what a snapshot says raises it; a test pins the bytes.
    static let format: UInt8 = 9

    /// What stands in the part of the household.
    fileprivate typealias HomePart = (
        version: String, home: HouseholdState, children: [Int64], keys: [ClosedRange<Int64>], folds: [FoldEntry]
    )
    /// A child's number and its newest fold.
    fileprivate typealias FoldEntry = (handle: Int64, mark: FoldMark)
    /// What stands in the part of a child.
    fileprivate typealias ChildPart = (version: String, child: ChildState)

    /// The parts by the numbers of their profiles; 0 is the household's.
    ///
    /// - Parameter version: the daemon's.
    package static func encode(_ image: StateImage, version: String) -> [Int64: [UInt8]] {
        var parts = [Int64(0): homePart.pack(home(of: image, version), after: format, reserving: 4096)]
        for child in image.children {
            parts[child.handle] = childPart.pack((version, child), after: format, reserving: 1 << 15)
        }
        return parts
    }

    /// The parts as the JSON of their shapes, for people.
    package static func text(of image: StateImage, version: String) -> [Int64: String] {
        var parts = [Int64(0): homePart.encode(home(of: image, version))]
        for child in image.children { parts[child.handle] = childPart.encode((version, child)) }
        return parts.mapValues { String(decoding: $0, as: UTF8.self) }
    }

    /// The state that was encoded.
    package static func decode(
        seq: Int64, parts: [Int64: [UInt8]], version: String
    ) throws(SnapshotFault) -> StateImage {
        let home = try read(parts[0] ?? [], homePart, version, \.version)
        guard Set(home.children + [0]) == Set(parts.keys), home.children.count + 1 == parts.count else {
            throw .parts
        }
        var children: [ChildState] = []
        for handle in home.children {
            let part = try read(parts[handle] ?? [], childPart, version, \.version)
            guard part.child.handle == handle else { throw .parts }
            children.append(part.child)
        }
        let folds = Dictionary(home.folds.map { ($0.handle, $0.mark) }, uniquingKeysWith: { first, _ in first })
        return StateImage(seq: seq, home: home.home, children: children, keys: home.keys, folds: folds)
    }

    private static func home(of image: StateImage, _ version: String) -> HomePart {
        let folds = image.folds.sorted { $0.key < $1.key }.map { FoldEntry($0.key, $0.value) }
        return (version, image.home, image.children.map(\.handle), image.keys, folds)
    }

    private static func read<Part>(
        _ bytes: [UInt8], _ shape: Shape<Part>, _ version: String, _ written: (Part) -> String
    ) throws(SnapshotFault) -> Part {
        guard let first = bytes.first else { throw .shape(ShapeFault(message: "is empty")) }
        guard first == format else {
            throw .otherVersion(first == UInt8(ascii: "{") ? "format 3 or older" : "format \(first)")
        }
        let part: Part
        do throws(ShapeFault) {
            part = try shape.unpack(bytes)
        } catch {
            throw .shape(error)
        }
        guard written(part) == version else { throw .otherVersion(written(part)) }
        return part
    }

    private static let homePart = Shape<HomePart>.object(
        "HomePart",
        make: { ($0, $1, $2, $3, $4 ?? []) },
        members: {
            required("kidd", \.version, .words)
            required("home", \.home, .home)
            required("children", \.children, .list(of: .integer64))
            required("keys", \.keys, .list(of: .rows))
            optional(
                "folds", .list(of: foldEntry), get: { $0.folds.isEmpty ? nil : $0.folds }, set: { $0.folds = $1 })
        })

    private static let foldEntry = Shape<FoldEntry>.object(
        "FoldEntry",
        make: { ($0, $1) },
        members: {
            required("child", \.handle, .integer64)
            required("fold", \.mark, .foldMark)
        })

    private static let childPart = Shape<ChildPart>.object(
        "ChildPart",
        make: { version, child in (version, child) },
        members: {
            required("kidd", \.version, .words)
            required("child", \.child, .childState)
        })
}

extension Shape where Value == ClosedRange<Int64> {
    /// The first and the last row.
    fileprivate static let rows = Shape<[Int64]>.list(of: .integer64, maximum: 2).map(
        expected: "must be two numbers that ascend", blank: { 0...0 },
        to: { $0.count == 2 && $0[0] <= $0[1] ? $0[0]...$0[1] : nil }, from: { [$0.lowerBound, $0.upperBound] })
}
