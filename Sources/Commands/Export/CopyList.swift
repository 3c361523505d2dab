import StrictJSON

/// What an export made, as programs read it.
struct CopyList {
    /// Where the JSON of each copy is; its tables are beside it.
    var files: [String]
    /// Rows in all of them.
    var rows: Int

    /// A line of JSON.
    var json: [UInt8] {
        var out = JSONWriter(reserving: 256)
        out.beginObject()
        out.key("files")
        out.beginArray()
        for file in files { out.string(file) }
        out.endArray()
        out.key("rowCount")
        out.integer(Int64(rows))
        out.endObject()
        return out.bytes + [UInt8(ascii: "\n")]
    }
}
