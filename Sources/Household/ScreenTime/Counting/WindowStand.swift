/// Whether the allowed windows let a child in, and which one counts the time.
struct WindowStand {
    var isOpen = true
    /// The window whose allowance counts; nil when there is none.
    var charged: AllowedHours.Open?
    /// What its allowance leaves; nil when all of it can be used.
    var left: Milliseconds?
}

extension ScreenTime {
    /// How the allowed windows stand at an instant.
    ///
    /// It is open when one of them is and has something left; of several the one that ends first counts the time. The
    /// allowance does not matter to what is free of charge.
    ///
    /// - Parameter spent: what is used besides the book.
    func windowStand(at instant: Instant, isFree: Bool, spent: [UsedTime.InWindow] = []) -> WindowStand {
        guard let open = allowedHours.open(at: instant) else { return WindowStand() }
        if isFree { return WindowStand(isOpen: !open.isEmpty) }
        for window in open {
            guard let minutes = window.allowanceMinutes else { return WindowStand() }
            let used = used(in: window.start) + (spent.first { $0.start == window.start }?.milliseconds ?? 0)
            let left = Milliseconds(minutes) * .minute - used
            if left > 0 { return WindowStand(charged: window, left: left) }
        }
        return WindowStand(isOpen: false)
    }

    /// What the allowance of a window counted.
    func used(in window: WindowStart) -> Milliseconds { book.use(on: window.date).used(inWindow: window.minute) }
}
