import Household
import Shapes

extension ClockPicture: PictureDefinition {
    /// For the reference.
    public static let summary = "A clock that shows a time."

    /// How it is written.
    public static let wire = Shape<ClockPicture>.object(
        "DrawnClock", "A clock that shows a time.", make: { ClockPicture(hour: $0, minute: $1, isDigital: $2) }
    ) {
        required("hour", \.hour, .drawnNumber, "0 to 23.")
        required("minute", \.minute, .drawnNumber)
        unless("isDigital", \.isDigital, .boolean, is: false, "Digits instead of a face with hands; absent: no.")
    }

    /// An example for the reference.
    public static let example = ClockPicture(hour: 3, minute: 30)
    /// Its text.
    public static let exampleText = "The short hand is between 3 and 4, the long hand points to 6."
}
