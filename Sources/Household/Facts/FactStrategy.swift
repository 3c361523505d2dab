/// A way to find a fact that is not known by heart; each fact has one (Learning, Facts 0-20).
///
/// The words and their order stand in rows for ever: a new one goes to the end.
public enum FactStrategy: String, CaseIterable, Sendable {
    /// With 0 nothing changes, and taking all away leaves nothing.
    case identity
    /// One or two more, or less.
    case countOn
    /// The same number twice, or one half of it.
    case doubles
    /// Pairs that make 10.
    case makeTen
    /// One more or less than a double.
    case nearDoubles
    /// By the parts of a number: 10 and the ones, 5 and the others.
    case decompose
    /// First to 10, then on.
    case bridgeTen
    /// A subtraction asks what is missing in an addition.
    case thinkAddition
    /// What is true of 0, 1 and 10 times any number.
    case timesRule
    /// Two times: the double.
    case doubling
    /// Four times: the double of the double; eight times once more.
    case doubleDouble
    /// Five times: half of ten times.
    case halfOfTen
    /// Nine times: ten times, less one group.
    case tenTimesLess
    /// A fact that is known, and one group more.
    case oneMoreGroup
    /// The square beside it, and one group more.
    case besideSquare
    /// The product's other way round.
    case turnRound
    /// A division asks what is missing in a multiplication.
    case thinkMultiplication
}
