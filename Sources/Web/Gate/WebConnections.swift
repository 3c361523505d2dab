import NIOCore

/// The open connections, counted, so that none is made beyond the bounds.
struct WebConnections {
    private struct Entry {
        var channel: any Channel
        var number: Int
        /// Whose it is.
        var source: WebSource
        /// Whether it has shown the cookie of a browser that was let in.
        var isKnown = false
        /// Whether it has a place among those that carry lines: from its upgrade on, before kidd is reached.
        var isPage = false
        /// Its end, when it carries lines.
        var end: PageEnd?
    }

    private let limits: WebLimits
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var accepted = 0

    init(limits: WebLimits) { self.limits = limits }

    /// How many are open.
    var count: Int { entries.count }
    /// All of them.
    var channels: [any Channel] { entries.values.map(\.channel) }
    /// Whether one more may carry lines.
    var hasRoomForSocket: Bool { entries.values.count(where: \.isPage) < limits.sockets }

    /// Takes a new one in, if need be in the place of one that nobody knows.
    ///
    /// - Returns: false if there is no place.
    mutating func enter(_ channel: any Channel, from source: WebSource) -> Bool {
        if entries.count >= limits.connections {
            guard let given = placeToGive else { return false }
            let entry = entries.removeValue(forKey: given)
            entry?.channel.close(promise: nil)
        }
        accepted += 1
        entries[ObjectIdentifier(channel)] = Entry(channel: channel, number: accepted, source: source)
        return true
    }

    /// The oldest of those that nobody knows, of the source that has most of them: who floods the gateway takes places
    /// from nobody but itself.
    private var placeToGive: ObjectIdentifier? {
        let unknown = entries.filter { !$0.value.isKnown }
        let counts: [WebSource: Int] = unknown.values.reduce(into: [:]) { $0[$1.source, default: 0] += 1 }
        return unknown.min { left, right in
            let (left, right) = (left.value, right.value)
            let (most, other) = (counts[left.source, default: 0], counts[right.source, default: 0])
            return most != other ? most > other : left.number < right.number
        }?.key
    }

    /// Whether it is another account's of this machine.
    func isForeign(_ channel: any Channel) -> Bool {
        entries[ObjectIdentifier(channel)].map { $0.source == .otherAccounts } ?? true
    }

    /// It has shown its cookie.
    mutating func recognise(_ channel: any Channel) { entries[ObjectIdentifier(channel)]?.isKnown = true }

    /// It takes a place among those that carry lines.
    mutating func takePlace(_ channel: any Channel) { entries[ObjectIdentifier(channel)]?.isPage = true }

    /// It carries lines from now on.
    mutating func carry(_ end: PageEnd, on channel: any Channel) { entries[ObjectIdentifier(channel)]?.end = end }

    /// It is gone.
    mutating func leave(_ channel: any Channel) { entries[ObjectIdentifier(channel)] = nil }

    /// Tells every page that the gateway ends, and closes all others.
    func endAll() {
        for entry in entries.values {
            if let end = entry.end { end.end(.goingAway) } else { entry.channel.close(promise: nil) }
        }
    }
}
