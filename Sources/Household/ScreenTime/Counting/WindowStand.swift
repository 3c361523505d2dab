/// Whether the allowed windows let a child in, and which of them count the time.
struct WindowStand {
    var isOpen = true
    /// The windows whose allowances count: all that are open and have something left.
    var charged: [WindowStart] = []
    /// Until one of these is used up; nil when all of the time can be used.
    var left: Milliseconds?
    /// Of the windows that let the child in the one that ends last; nil when everything is open.
    var last: AllowedHours.Open?

    /// Writes down time in the windows that count it.
    func count(_ length: Milliseconds, in windows: inout [UsedTime.InWindow]) {
        for start in charged { windows.add(UsedTime.InWindow(start: start, milliseconds: length)) }
    }
}

extension ScreenTime {
    /// How the allowed windows stand at an instant.
    ///
    /// It is open when one of them is and has something left; time counts in each of these. The allowance does not matter to
    /// what is free of charge.
    ///
    /// - Parameter spent: what is used besides the book.
    func windowStand(at instant: Instant, isFree: Bool, spent: [UsedTime.InWindow] = []) -> WindowStand {
        guard let open = allowedHours.open(at: instant) else { return WindowStand() }
        var stand = WindowStand(isOpen: false)
        for window in open {
            if !isFree, let minutes = window.allowanceMinutes {
                let used = used(in: window.start) + (spent.first { $0.start == window.start }?.milliseconds ?? 0)
                let left = Milliseconds(minutes) * .minute - used
                guard left > 0 else { continue }
                if !stand.charged.contains(window.start) { stand.charged.append(window.start) }
                stand.left = min(left, stand.left ?? left)
            }
            stand.isOpen = true
            stand.last = window
        }
        return stand
    }

    /// When the windows alone would stop a child who goes on from now, and which of them is the last that lets it in; nil when
    /// not before the horizon.
    func windowEnd(isFree: Bool) -> (at: Instant, last: AllowedHours.Open?)? {
        let horizon = moment.wall + Decision.horizon
        var now = moment.wall
        var spent: [UsedTime.InWindow] = []
        var last: AllowedHours.Open?
        while now < horizon {
            let stand = windowStand(at: now, isFree: isFree, spent: spent)
            guard stand.isOpen else { return (now, last) }
            last = stand.last
            let edge = allowedHours.nextEdge(after: now, before: horizon) ?? horizon
            let length = min(edge - now, stand.left ?? .max)
            stand.count(length, in: &spent)
            now = now + length
        }
        return nil
    }

    /// What the allowance of a window counted.
    func used(in window: WindowStart) -> Milliseconds { book.use(on: window.date).used(inWindow: window.minute) }
}
