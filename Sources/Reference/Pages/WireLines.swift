/// A call and its reply as they go over the wire.
struct WireLines {
    var method: String
    /// JSON; `{}` is left out of the line.
    var params: String
    /// JSON.
    var result: String

    /// Both lines as a block of Markdown.
    func block() -> String {
        let sent = params == "{}" ? "" : #","params":\#(params)"#
        return """
            ```
            --> {"jsonrpc":"2.0","id":1,"method":"\(method)"\(sent)}
            <-- {"jsonrpc":"2.0","id":1,"result":\(result)}
            ```


            """
    }
}
