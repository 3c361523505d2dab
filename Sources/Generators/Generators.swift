/// The generators that there are (Content, Generated items).
public enum Generators {
    /// A line for each, in the order in which schemas and the reference name them.
    public static let all: [any Generator.Type] = [
        Counting.self,
        Arithmetic.self,
        Arithmetic2.self,
        ComparingGroups.self,
        ComparingNumbers.self,
        NumberSequence.self,
        NumberSequence2.self,
        RepeatingPattern.self,
        NumberName.self,
        PlaceValue.self,
        Decomposing.self,
        ShapeNaming.self,
        Parity.self,
        Ordinals.self,
        Equality.self,
        Fractions.self,
        ClockTime.self,
        Money.self,
        BarGraphReading.self,
        Measuring.self,
        Pairs.self,
    ]
}
