import Shapes

/// One kind of event, for the OpenRPC document.
public struct EventDescription: Sendable {
    /// The word by which clients subscribe to it.
    public let topic: String
    /// What brings it about, as one sentence of the reference.
    public let summary: String
    /// Who hears it, in a few words.
    public let hearers: String
    /// An object with all parameters of the notification.
    public let params: Schema

    public init(topic: String, summary: String, hearers: String, params: Schema) {
        self.topic = topic
        self.summary = summary
        self.hearers = hearers
        self.params = params
    }
}
