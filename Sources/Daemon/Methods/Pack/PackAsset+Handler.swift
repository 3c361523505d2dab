import API
import Household
import JSONRPC
import Packs
import RPCServer
import Vault

extension PackAsset {
    static let endpoint = Endpoint.packs(method) { (desk, params, call) throws(RPCError) in
        let context = desk.context
        let child = try context.child(of: call)
        let pack =
            params.pack.map { PackID(rawValue: $0) }
            ?? child.learning.openByUse.first.flatMap { context.shelf.pack(of: $0.lesson) }
        if let pack, let (installation, asset) = context.shelf.asset(params.name, of: pack),
            call.parent != nil || context.gate(of: child, at: call.moment).mayShow(params.name, of: pack)
        {
            return .later(desk.beginAsset(asset, of: installation, unless: params.unless, call))
        }
        guard let asset = EmbeddedThings.all[params.name] else {
            let near = NearestWord.question(params.name, in: EmbeddedThings.all.keys.sorted())
            throw RPCError(.unknownAsset, "there is no drawing \"\(params.name.brief())\"" + near)
        }
        return .now(
            Result(
                name: asset.name, mediaType: asset.type.mediaType, bytes: asset.bytes.count, digest: asset.digest,
                data: params.unless == asset.digest ? nil : Base64.text(asset.bytes)))
    }
}

extension ContentGate {
    /// Whether a lesson that is let through shows or plays an asset of its pack.
    fileprivate func mayShow(_ name: String, of pack: PackID) -> Bool {
        packs.contains { entry in
            entry.pack.manifest.id == pack && entry.lessons.contains { $0.assets.contains(name) }
        }
    }
}
