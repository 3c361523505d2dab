extension TestDaemon {
    /// The PIN of the parent of ``family(zone:)``.
    public static let pin = "2580"

    /// Sets the household up: parent Anna, children Mia (7) and Ben (10).
    ///
    /// - Returns: Anna's connection, and the recovery code.
    @discardableResult
    public func family(zone: String = "Europe/Berlin") throws -> (parent: TestClient, recoveryCode: String) {
        let parent = try client()
        let setUp = try parent.call(
            "household.setUp", #"{"name":"Lovelace","zone":"\#(zone)","parentName":"Anna","pin":"\#(Self.pin)"}"#)
        try parent.unlock()
        try parent.call("child.add", #"{"name":"Mia","born":"2019-04"}"#)
        try parent.call("child.add", #"{"name":"Ben","born":"2016-09"}"#)
        return (parent, try setUp.text("recoveryCode"))
    }
}

extension TestClient {
    /// Makes this connection a parent's.
    ///
    /// - Returns: the token.
    @discardableResult
    public func unlock(pin: String = TestDaemon.pin) throws -> String {
        try call("parent.unlock", #"{"pin":"\#(pin)"}"#).text("token")
    }
}
