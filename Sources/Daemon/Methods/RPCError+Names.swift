import Household
import JSONRPC
import Shapes

extension RPCError {
    /// Refuses a display name that nobody could read, or that is not what it looks like.
    static func check(name: String, at path: String) throws(RPCError) {
        guard let refusal = NameRules.refusal(of: name) else { return }
        throw RPCError(parameter: ShapeFault(path: path, message: refusal))
    }

    /// Refuses a text in somebody's own words in which something stands that nobody sees.
    static func check(text: String?, at path: String) throws(RPCError) {
        guard let refusal = text.flatMap(NameRules.refusal(ofText:)) else { return }
        throw RPCError(parameter: ShapeFault(path: path, message: refusal))
    }

    /// Refuses a language that is none, unless it is the present one: that may be from before the rule.
    static func check(locale: String?, unless present: String?) throws(RPCError) {
        guard locale != present, let refusal = locale.flatMap(LanguageRules.refusal) else { return }
        throw RPCError(parameter: ShapeFault(path: "/locale", message: refusal))
    }
}
