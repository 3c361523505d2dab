import Words

extension Shape where Value == Saying {
    /// A sentence for people, in the language of the listener. What is read is a text as it was told.
    public static let saying = Shape(
        schema: .string(.init(maximumLength: 4096)), blank: Saying(told: ""),
        read: { (json) throws(ShapeFault) in Saying(told: try Shape<String>.text().read(json)) },
        write: { saying, out in out.text(out.listener.text(of: saying)) },
        unpack: { (source) throws(ShapeFault) in Saying(told: try source.text()) })
}
