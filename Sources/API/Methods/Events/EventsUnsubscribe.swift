import JSONRPC
import Shapes

/// `events.unsubscribe`: the end of a subscription by its own client.
public enum EventsUnsubscribe {
    /// For anyone; reads only.
    public static let method = Method(
        "events.unsubscribe", "Ends the connection's subscription; without a subscription nothing happens.",
        role: .anyone,
        params: Nothing.shape, result: Nothing.shape)
}
