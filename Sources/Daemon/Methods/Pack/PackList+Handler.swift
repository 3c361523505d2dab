import API
import Household
import JSONRPC

extension PackList {
    static let endpoint = Endpoint.query(method) { (context, _, call) throws(RPCError) in
        guard call.child != nil else {
            let used = context.family.children().map(\.learning.packsUsed)
            let packs = try context.wholeLibrary(for: call).packs
            return Result(
                packs: packs.map { pack in
                    let last = used.lazy.compactMap { $0[pack.manifest.id] }.max()
                    return context.entry(pack, pack.lessons, last)
                })
        }
        let child = try context.child(of: call)
        try context.requireWhole(child)
        let packs = context.gate(of: child, at: call.moment).packs
        return Result(packs: packs.map { context.entry($0, $1, child.learning.packsUsed[$0.manifest.id]) })
    }
}

extension HandlerContext {
    /// - Parameter lessons: those that may be seen; only their subjects are told.
    fileprivate func entry(_ pack: Pack, _ lessons: [LessonHead], _ lastUsed: Instant?) -> PackList.Entry {
        let manifest = pack.manifest
        let taught = Set(lessons.map(\.subject))
        return PackList.Entry(
            id: manifest.id, version: manifest.version, title: manifest.title, author: manifest.author,
            licence: manifest.licence, languages: manifest.languages, grades: manifest.grades,
            subjects: manifest.subjects.map(\.id).filter(taught.contains), lessons: lessons.count, bytes: pack.bytes,
            origin: shelf.isShipped(manifest.id) ? .shipped : .folder, installedAt: nil, lastUsed: lastUsed)
    }
}
