/// One connection that a case of `rpc-spec/wire` speaks over: a socket, one end of a pair, or none at all.
public protocol WireConnection: AnyObject {
    /// Sends bytes; replies that come meanwhile are kept, so that much can be sent at once.
    func send(_ bytes: [UInt8]) throws
    /// The next line without its end; throws when none comes.
    func receive() throws -> [UInt8]
    /// Everything up to the end of the stream.
    func rest() throws -> [UInt8]
    /// Says that nothing more will be sent.
    func endInput()
    /// Closes both halves; what was not read is gone.
    func close()
}
