import API
import Household
import JSONRPC

extension PackList {
    static let endpoint = Endpoint.query(method) { (context, _, call) throws(RPCError) in
        let entries = PackEntries(context: context)
        guard call.child != nil else {
            return Result(packs: entries.all(of: try context.wholeLibrary(for: call).packs))
        }
        let child = try context.child(of: call, whole: true)
        let packs = context.gate(of: child, at: call.moment).packs
        return Result(
            packs: packs.map { entries.entry($0, lessons: $1, child.learning.packsUsed[$0.manifest.id]) })
    }
}

/// Packs as lists tell them.
struct PackEntries {
    let context: HandlerContext

    /// All of them, for a parent.
    func all(of packs: [Pack]) -> [PackList.Entry] {
        packs.map(parentsEntry) + unusable(besides: packs)
    }

    /// When any child began a lesson of a pack last.
    func lastUse(of pack: PackID) -> Instant? {
        context.family.children().lazy.compactMap { $0.learning.packsUsed[pack] }.max()
    }

    /// - Parameter lessons: those that may be seen; only their subjects are told.
    func entry(_ pack: Pack, lessons: [LessonHead], _ lastUsed: Instant?) -> PackList.Entry {
        let manifest = pack.manifest
        let taught = Set(lessons.map(\.subject))
        let subjects = manifest.subjects.filter { taught.contains($0.id) }
        return PackList.Entry(
            id: manifest.id, version: manifest.version, title: manifest.title, author: manifest.author,
            licence: manifest.licence, languages: manifest.languages, grades: manifest.grades,
            subjects: subjects.map(\.id), subjectTitles: subjects.map(\.title), lessons: lessons.count,
            bytes: pack.bytes,
            origin: context.shelf.origin(of: manifest.id).told,
            installedAt: context.shelf.installation(of: manifest.id)?.at, lastUsed: lastUsed)
    }

    /// What a parent sees beside it: who signed it, and what is wrong.
    func parentsEntry(_ pack: Pack) -> PackList.Entry {
        var entry = entry(pack, lessons: pack.lessons, lastUse(of: pack.manifest.id))
        let installation = context.shelf.installation(of: pack.manifest.id)
        entry.digest = installation?.digest
        entry.signer = installation?.signer
        entry.fault = context.shelf.faults[pack.manifest.id]
        return entry
    }

    /// Packs that a parent installed and of which nothing can be read.
    func unusable(besides usable: [Pack]) -> [PackList.Entry] {
        let known = Set(usable.map(\.manifest.id))
        return context.household.packs.installed.filter { !known.contains($0.pack) }.map { pack in
            PackList.Entry(
                id: pack.pack, version: pack.version, title: pack.title, author: "", licence: "", languages: [],
                grades: [], subjects: [], subjectTitles: [], lessons: 0, bytes: pack.bytes, origin: .installed,
                digest: pack.digest,
                signer: pack.signer, fault: context.shelf.faults[pack.pack] ?? "its files cannot be read",
                installedAt: pack.at, lastUsed: lastUse(of: pack.pack))
        }
    }
}

extension PackOrigin {
    fileprivate var told: PackList.Origin {
        switch self {
        case .shipped: .shipped
        case .folder: .folder
        case .installed: .installed
        }
    }
}
