/// A word about what has just happened.
struct LearnNotice: Equatable {
    /// What kind of word it is: a sign of its own, and a color.
    enum Tone {
        case plain, right, again, time, hint
    }

    var text: String
    var tone: Tone

    /// In front of the text.
    var sign: String {
        switch tone {
        case .plain: "\u{2022}"
        case .right: "\u{2605}"
        case .again: "\u{21BB}"
        case .time: "\u{25F7}"
        case .hint: "\u{2192}"
        }
    }

    var style: Style {
        switch tone {
        case .plain: .plain
        case .right: .green
        case .again: .yellow
        case .time: .blue
        case .hint: .yellow
        }
    }
}
