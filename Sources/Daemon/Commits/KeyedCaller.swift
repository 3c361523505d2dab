import Household

/// The keys of one caller with their replies, in the order in which they came.
struct KeyedCaller: Equatable {
    struct Entry: Equatable {
        var reply: KeyedReply
        var place: KeyedReplies.Place
    }

    var entries: [String: Entry] = [:]
    /// Oldest first. Those before `first` are forgotten.
    private var queue: [KeyedReplies.Place] = []
    private var first = 0

    var count: Int { queue.count - first }

    /// The places of the keys that are not forgotten.
    var places: ArraySlice<KeyedReplies.Place> { queue[first...] }

    mutating func add(_ reply: KeyedReply, _ place: KeyedReplies.Place) {
        entries[reply.key] = Entry(reply: reply, place: place)
        queue.append(place)
    }

    /// The same; at most so many of the oldest are forgotten for it, as far as `isOld` says.
    mutating func add(
        _ reply: KeyedReply, _ place: KeyedReplies.Place, forgetting most: Int, isOld: (KeyedReplies.Place) -> Bool
    ) {
        add(reply, place)
        forget(most: most, isOld: isOld)
    }

    /// Forgets the oldest keys, at most `most`, as far as `isOld` says.
    mutating func forget(most: Int, isOld: (KeyedReplies.Place) -> Bool) {
        let end = first + min(queue.count - first, most)
        while first < end {
            let place = queue[first]
            // A key that was used again stands at its new place too.
            if entries[place.key]?.place == place {
                guard isOld(place) else { break }
                entries[place.key] = nil
            }
            first += 1
        }
        guard first * 2 > queue.count else { return }
        queue.removeFirst(first)
        first = 0
    }

    /// Only the keys whose places are wanted.
    func filtered(_ isWanted: (KeyedReplies.Place) -> Bool) -> KeyedCaller {
        var caller = KeyedCaller()
        caller.entries = entries.filter { isWanted($0.value.place) }
        caller.queue = queue[first...].filter(isWanted)
        return caller
    }
}
