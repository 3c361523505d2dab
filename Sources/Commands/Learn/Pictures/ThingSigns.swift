import Household

/// Signs for the drawings of the program (`packs/things`): pictures that terminals have, two columns wide.
enum ThingSigns {
    /// Two columns for a thing: its picture, or two letters of its name where there is none.
    static func sign(of thing: String, on canvas: Canvas) -> String {
        if canvas.hasPictures, let picture = picture(of: thing) { return picture }
        let letters = thing.prefix(1).uppercased() + (thing.count > 1 ? String(thing.suffix(1)) : ".")
        return TextWidth.of(letters) == 2 ? letters : "##"
    }

    /// The picture of a thing; nil where terminals have none.
    static func picture(of thing: String) -> String? { pictures[thing] }

    /// None that needs a sign to choose its form, and none later than Unicode 13: of these terminals know the width.
    private static let pictures: [String: String] = [
        "abacus": "🧮", "acorn": "🌰", "apple": "🍎", "backpack": "🎒", "ball": "⚽", "balloon": "🎈", "banana": "🍌",
        "basket": "🧺", "bead": "🔵", "bear": "🐻", "bee": "🐝", "bell": "🔔", "bicycle": "🚲", "bird": "🐦",
        "block": "🟧", "boat": "⛵", "bone": "🦴", "book": "📕", "bottle": "🍼", "bowl": "🥣", "box": "📦",
        "bucket": "🪣", "bus": "🚌", "butterfly": "🦋", "button": "🔘", "cake": "🎂", "calendar": "📅", "car": "🚗",
        "carrot": "🥕", "cat": "🐱", "cherry": "🍒", "clock": "⏰", "cloud": "⛅", "compass": "🧭", "cookie": "🍪",
        "corn": "🌽", "cow": "🐮", "crayon": "🎨", "cup": "☕", "cupcake": "🧁", "dinosaur": "🦕", "dog": "🐶",
        "doll": "🪆", "dollar": "💵", "dolphin": "🐬", "door": "🚪", "dragon": "🐲", "drum": "🥁", "duck": "🦆",
        "egg": "🥚", "elephant": "🐘", "eyes": "👀", "feather": "🪶", "fish": "🐟", "flame": "🔥", "flower": "🌸",
        "footprints": "👣", "fox": "🦊", "frog": "🐸", "gift": "🎁", "giraffe": "🦒", "grapes": "🍇", "hat": "🎩",
        "heart": "💛", "hedgehog": "🦔", "hen": "🐔", "horse": "🐴", "hourglass": "⏳", "house": "🏠", "jar": "🍯",
        "key": "🔑", "kite": "🪁", "koala": "🐨", "ladybug": "🐞", "leaf": "🍃", "lemon": "🍋", "lion": "🦁",
        "marble": "🔮", "milk": "🥛", "mitten": "🧤", "monkey": "🐵", "moon": "🌙", "mouse": "🐭", "mushroom": "🍄",
        "nose": "👃", "orange": "🍊", "owl": "🦉", "panda": "🐼", "pear": "🍐", "pencil": "📝", "penguin": "🐧",
        "pig": "🐷", "pizza": "🍕", "pumpkin": "🎃", "puzzle": "🧩", "rabbit": "🐰", "rainbow": "🌈", "robot": "🤖",
        "rocket": "🚀", "sheep": "🐑", "shell": "🐚", "shirt": "👕", "shoe": "👟", "snail": "🐌", "snake": "🐍",
        "snowflake": "❆ ", "sock": "🧦", "spoon": "🥄", "star": "⭐", "stone": "🪨", "strawberry": "🍓", "sun": "🌞",
        "teddy": "🧸", "tiger": "🐯", "train": "🚂", "treasure": "💎", "tree": "🌳", "trophy": "🏆", "turtle": "🐢",
        "umbrella": "☔", "unicorn": "🦄", "whale": "🐳", "wolf": "🐺",
    ]
}

/// Signs for money.
enum CoinSigns {
    private static let centsOfDollar = 100

    /// `10¢`, `$1`.
    static func text(cents: Int) -> String {
        cents >= centsOfDollar && cents.isMultiple(of: centsOfDollar)
            ? "$\(cents / centsOfDollar)" : "\(cents)\u{00A2}"
    }

    /// A coin is round, a bill has corners.
    static func sign(cents: Int) -> String {
        cents >= centsOfDollar ? "[\(text(cents: cents))]" : "(\(text(cents: cents)))"
    }
}
