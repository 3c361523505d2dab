import JSONRPC

/// One replayed call of each method. Generated from a run of the daemon by `make spec`; a test compares.
public enum Examples {
    public static let all: [String: OpenRPC.Example] = [:]
}
