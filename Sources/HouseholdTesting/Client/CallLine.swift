/// A call as it goes over the wire.
public enum CallLine {
    /// The text of a call, without a line end.
    ///
    /// - Parameters:
    ///   - id: JSON text.
    ///   - params: JSON text; nil: none.
    public static func text(_ id: String, _ method: String, _ params: String? = nil) -> String {
        #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"\#(params.map { #","params":\#($0)"# } ?? "")}"#
    }
}
