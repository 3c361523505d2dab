import API
import Foundation
import Household
import JSONRPC
import Packs

extension PackAsset {
    static let endpoint = Endpoint.query(method) { (context, params, call) throws(RPCError) in
        _ = try context.child(of: call)
        guard let asset = EmbeddedThings.all[params.name] else {
            let near = NearestWord.question(params.name, in: EmbeddedThings.all.keys.sorted())
            throw RPCError(.unknownAsset, "there is no drawing \"\(params.name.brief())\"" + near)
        }
        return Result(
            name: asset.name, mediaType: asset.type.mediaType, bytes: asset.bytes.count, digest: asset.digest,
            data: params.unless == asset.digest ? nil : Data(asset.bytes).base64EncodedString())
    }
}
