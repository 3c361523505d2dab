import API
import JSONRPC

/// The methods that this daemon serves, for what is made from the table: the OpenRPC document and the reference.
public enum ServedMethods {
    /// All of them, in the order of the reference.
    public static var all: [MethodDescription] { EndpointTable.served.methods }

    /// The names of those that answer without a household.
    public static let whileSealed = Set(SealedAnswer.all.map(\.name))

    /// The OpenRPC document with these examples, by the names of their methods and the topics of their events.
    public static func document(examples: [String: OpenRPC.Example], events: [String: String]) -> [UInt8] {
        OpenRPC(
            title: "kidd", version: DaemonVersion.text,
            summary: "A household's learning and screen time. Line-delimited JSON-RPC 2.0 on a Unix socket.",
            methods: all, commonErrors: ErrorTable.common, errors: ErrorTable.all, examples: examples,
            limits: PublishedLimits.all, events: EventTable.all, eventExamples: events,
            progress: ProgressNotification.shape.schema
        ).document()
    }
}
