import API
import Household
import JSONRPC
import NIOCore
import Packs
import RPCServer
import Shapes
import Vault
import Words

extension PackDesk {
    /// Begins to check an installed pack against its digests.
    func beginCheck(_ params: PackVerify.Params, _ call: Call) throws(RPCError) -> PendingReply {
        let installation = try installation(named: params.pack)
        let pending = call.pendingReply()
        guard let number = looks.begin((), pending) else { throw Self.tooManyLooks }
        let (store, work) = (store, rpc.readingWork(for: pending))
        self.work(on: worker) {
            Result { try store.faults(of: installation) { try work.step($0, of: $1) } }
        } then: { desk, found in
            guard let entry = desk.looks.end(number) else { return }
            guard let faults = try? found.get() else { return desk.rpc.finish(entry.reply, .failure(.cancelled)) }
            desk.note(faults.first, of: installation)
            let result = PackVerify.Result(
                pack: installation.pack, intact: faults.isEmpty,
                faults: Array(faults.prefix(PackVerify.mostFaults)), faultCount: faults.count,
                say: Saying(
                    faults.isEmpty ? "parent.pack.intact" : "parent.pack.damaged",
                    ["title": .text(installation.title)]))
            desk.rpc.finish(entry.reply, .success(desk.reply(result, PackVerify.method)))
        }
        return pending
    }

    /// Begins to look how much room there is.
    func beginStorage(_ call: Call) throws(RPCError) -> PendingReply {
        let pending = call.pendingReply()
        guard let number = looks.begin((), pending) else { throw Self.tooManyLooks }
        let store = store
        work(on: assetReader) {
            store.room()
        } then: { desk, room in
            guard let entry = desk.looks.end(number) else { return }
            let entries = PackEntries(context: desk.context)
            let installed = desk.context.household.packs.installed
            let free = room?.free ?? 0
            let proposed = PackClearing.proposal(of: installed, free: free, lastUsed: entries.lastUse)
            let result = PackStorage.Result(
                used: installed.reduce(0) { $0 + $1.bytes }, free: free,
                packs: installed.map {
                    PackStorage.Entry(
                        pack: $0.pack, title: $0.title, bytes: $0.bytes, installedAt: $0.at,
                        lastUsed: entries.lastUse(of: $0.pack))
                },
                proposed: proposed.map(\.pack), leastFree: PackClearing.leastFree)
            desk.rpc.finish(entry.reply, .success(desk.reply(result, PackStorage.method)))
        }
        return pending
    }

    private static let tooManyLooks = RPCError(
        .busy, "packs are being looked at: try again in a moment")

    /// Begins to read an asset of an installed pack for a child whose gate was asked.
    func beginAsset(
        _ asset: PlacedAsset, of installation: PackInstallation, unless known: String?, _ call: Call
    ) -> PendingReply {
        let pending = call.pendingReply()
        let job = AssetQueue.Job(
            pending: pending, asset: asset, installation: installation, commit: commits.commitToWait(for: call.child))
        if known == asset.entry.digest {
            let result = PackAsset.method.result.encode(PackAsset.Result(asset.entry, data: nil))
            rpc.finish(pending, .success(Reply(result: result, after: job.commit)))
            return pending
        }
        pending.work = .service
        assets.add(job)
        serveAssets()
        return pending
    }

    /// Reads for the next call that waits for an asset, if there is one whose account has room for the reply.
    func serveAssets() {
        guard !assets.isEmpty, let job = assets.next(where: { rpc.hasRoom(replyingTo: $0) }) else { return }
        job.pending.work = .other
        let (store, entry, offset, installation) = (store, job.asset.entry, job.asset.offset, job.installation)
        work(on: assetReader) {
            store.asset(entry, at: offset, of: installation).map {
                PackAsset.method.result.encode(
                    PackAsset.Result(entry, data: Base64.text($0)), reserving: 2 * entry.bytes + 512)
            }
        } then: { desk, result in
            if let job = desk.assets.ended() { desk.assetRead(job, result) }
            desk.serveAssets()
        }
    }

    private func assetRead(_ job: AssetQueue.Job, _ result: [UInt8]?) {
        if let result { return rpc.finish(job.pending, .success(Reply(result: result, after: job.commit))) }
        let entry = job.asset.entry
        log.error("an asset of a pack cannot be read", metadata: ["asset": "\(entry.file)"])
        note("the asset \(entry.file) is not what was installed", of: job.installation)
        let message = "the file of \"\(entry.name)\" is damaged: a parent can install its pack again"
        rpc.finish(job.pending, .failure(RPCError(.unknownAsset, message)))
    }
}

extension PackAsset.Result {
    fileprivate init(_ entry: AssetEntry, data: String?) {
        self.init(
            name: entry.name, mediaType: entry.type.mediaType, bytes: entry.bytes, digest: entry.digest, data: data)
    }
}
