import Words

/// Where pictures and answers are drawn: how much room there is, and what can be shown.
struct Canvas {
    /// Columns.
    var width: Int
    /// Whether there is room for large drawings.
    var isLarge = false
    /// Whether pictures of things and fine dots can be shown; else letters and words stand for them.
    var hasPictures = true
    /// Whether pictures are told and not drawn, for a terminal that shows lines one after the other: a drawing and its words
    /// together say everything twice.
    var isTold = false
    /// What kidctl itself says is in this one.
    var language = Language.briefEnglish
    /// Of things that are counted: which are ticked off.
    var marks: ThingMarks?

    /// Columns of the usual terminal, without margins.
    static let usualWidth = 76

    /// The same for things with marks.
    func marked(_ marks: ThingMarks?) -> Canvas {
        var canvas = self
        canvas.marks = marks
        return canvas
    }

    /// A text of kidctl's own for whoever learns.
    ///
    /// - Parameter key: its key behind `kidctl.`.
    func say(_ key: String, _ values: KeyValuePairs<String, Saying.Value> = [:]) -> String {
        language.say(key, values)
    }

    /// What is said in words of the catalogue, or as it came from kidd.
    func said(_ saying: Saying) -> String { language.text(of: saying).printable }
}

/// The letters that name choices, in their order.
enum Letters {
    private static let all = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

    /// The letter of a place, from 0.
    static func of(_ place: Int) -> String { all.indices.contains(place) ? String(all[place]) : "?" }

    /// The place of a letter, large or small, among so many; nil for another one.
    static func place(of character: Character, among count: Int) -> Int? {
        guard let place = all.firstIndex(of: Character(character.uppercased().first.map(String.init) ?? "")),
            place < count
        else { return nil }
        return place
    }
}
