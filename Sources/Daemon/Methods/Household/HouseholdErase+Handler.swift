import API
import Household
import JSONRPC
import NIOCore
import RPCServer
import Shapes
import Vault

extension HouseholdErase {
    static let endpoint = Endpoint(method: MethodDescription(method)) { (engine, json, call) throws(RPCError) in
        let params = try method.read(json, call)
        if engine.rpc.isStopping { throw .stopping }
        try check(params, engine)
        return try engine.asOwner(params.recoveryCode, call) { [unowned engine] (author, pending) throws(RPCError) in
            try begin(engine, author, pending)
        }
    }

    private static func check(_ params: Params, _ engine: Engine) throws(RPCError) {
        guard let name = engine.context.household.household?.name else {
            // Of a damaged one the row with the name may be what cannot be read.
            if !engine.access.isDamaged { try engine.access.requireSetUp() }
            return try requireFolder(params.confirmName, engine.backups.dataFolder)
        }
        guard params.confirmName == name else {
            throw RPCError(
                parameter: ShapeFault(path: "/confirmName", message: "must be the household's name, letter by letter"))
        }
    }

    /// What is typed where nobody can read which household it is: where it lies.
    static func requireFolder(_ typed: String, _ folder: String) throws(RPCError) {
        guard typed.hasPrefix("/"), PrivateFolder.resolved(typed) == PrivateFolder.resolved(folder) else {
            throw RPCError(
                parameter: ShapeFault(
                    path: "/confirmName",
                    message: "must be the path of the data folder, because nobody can read the household's name: "
                        + PrivateFolder.resolved(folder)))
        }
    }

    private static func begin(_ engine: Engine, _ author: Author, _ pending: PendingReply) throws(RPCError) {
        guard let keeper = engine.keeper else { throw .stopping }
        guard !engine.backups.isBusy else {
            throw RPCError(.busy, "a backup is under way: try again when that is done")
        }
        guard !engine.packs.isBusy else {
            throw RPCError(.busy, "a pack is being installed or removed: try again when that is done")
        }
        guard keeper.claim() else {
            throw RPCError(.busy, "the household's key is being changed: try again in a moment")
        }
        pending.work = .other
        let home = engine.context.household
        let known = Known(
            children: engine.access.isDamaged ? nil : engine.context.family.children().count,
            backupFolder: home.backups.schedule?.folder, lastBackup: home.backups.last?.path)
        let waiting = NIOLoopBound(pending, eventLoop: engine.loop)
        let listener = engine.context.listener(about: nil)
        keeper.erase(keeper.house, by: author.uid) { old, result in
            old?.rpc.finish(waiting.value, reply(to: result, known, listener))
        }
    }

    /// What was known of the household before.
    struct Known: Sendable {
        var children: Int?
        var backupFolder: String?
        var lastBackup: String?
    }

    /// What the owner hears.
    static func reply(
        to result: Swift.Result<HouseKeeper.Erased, any Error>, _ known: Known, _ listener: Listener
    ) -> Swift.Result<Reply, RPCError> {
        switch result {
        case .success(let erased):
            let value = Result(
                children: known.children, files: erased.outcome.files, bytes: erased.outcome.bytes,
                isKeyDestroyed: erased.isKeyDestroyed, state: erased.state, backupFolder: known.backupFolder,
                lastBackup: known.lastBackup, foreign: erased.outcome.foreign)
            return .success(Reply(result: method.result.encode(value, reserving: 512, listener: listener), after: 0))
        case .failure(let error as RPCError): return .failure(error.told(to: listener))
        case .failure(let fault as StartFault):
            return .failure(
                RPCError(
                    .storageFailed,
                    "the household is erased and nobody can read it any more, but \(fault.description). kidd tries that "
                        + "again, and so does its next start"
                ).told(to: listener))
        case .failure(let error):
            return .failure(RPCError(.storageFailed, "nothing was erased: \(error)").told(to: listener))
        }
    }
}
