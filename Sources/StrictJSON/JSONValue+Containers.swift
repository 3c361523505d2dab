extension JSONValue {
    /// The number of elements of an array or members of an object; 0 for other kinds.
    public var count: Int {
        isContainer ? Int(node.detail) : 0
    }

    private var isContainer: Bool {
        let byte = firstByte
        return byte == ASCII.openBrace || byte == ASCII.openBracket
    }

    /// The member of an object with this name, or nil; also nil for other kinds.
    ///
    /// Goes through the members one by one, without allocation. Names are compared scalar by scalar.
    public func member(_ name: String) -> JSONValue? {
        guard firstByte == ASCII.openBrace else { return nil }
        let wanted = name.utf8
        let end = Int(node.next)
        var key = index + 1
        while key < end {
            if text.contentEquals(wanted, text.tape[key]) { return JSONValue(text: text, index: key + 1) }
            key = Int(text.tape[key + 1].next)
        }
        return nil
    }

    /// The members of an object in the order of the text; empty for other kinds.
    public var members: JSONMembers { JSONMembers(of: self) }

    /// The elements of an array in the order of the text; empty for other kinds.
    public var elements: JSONElements { JSONElements(of: self) }
}
