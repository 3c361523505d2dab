/// A part of a whole as a bar of blocks.
enum Bar {
    /// - Parameters:
    ///   - part: Filled so far; more than the whole fills it.
    ///   - whole: What would fill it; 0 or less counts as full when there is a part.
    static func text(_ part: Int, of whole: Int, width: Int) -> String {
        let full = whole <= 0 ? (part > 0 ? width : 0) : min(width, (part * width + whole / 2) / whole)
        // A little is shown as a little, never as nothing.
        let filled = part > 0 ? max(1, full) : 0
        return String(repeating: "█", count: filled) + String(repeating: "░", count: width - filled)
    }
}
