import Household
import Shapes

/// How high a child made each bar.
public struct BarValues: AnswerForm {
    /// A value for each category.
    public var values: [BarValue]

    /// These values.
    public init(_ values: [BarValue]) { self.values = values }

    /// The name of the form.
    public static let name = "values"
}

/// How high one bar is.
public struct BarValue: Hashable, Sendable {
    /// The id of the category.
    public var category: String
    /// How high its bar is.
    public var value: Int

    /// A bar with its height.
    public init(category: String, value: Int) {
        self.category = category
        self.value = value
    }
}

extension BarValues: AnswerFormDefinition {
    /// For the reference.
    public static let summary = "A value for each category, each category once."

    /// With the bounds of today.
    public static let wire = shape(
        .list(of: .barValue("BarValue", .answeredID, .answeredNumber), maximum: ContentLimits.placements))

    /// Whatever was written.
    public static let stored = shape(.list(of: .barValue("StoredBarValue", .anyText, .anyNumber)))

    private static func shape(_ list: Shape<[BarValue]>) -> Shape<BarValues> {
        list.map(expected: "must be values", to: { BarValues($0) }, from: \.values)
    }
}

extension Shape where Value == BarValue {
    static func barValue(_ name: String, _ id: Shape<String>, _ number: Shape<Int>) -> Shape {
        .object(name, "How high a bar is.", make: BarValue.init) {
            required("category", \.category, id, "id of the category.")
            required("value", \.value, number)
        }
    }
}
