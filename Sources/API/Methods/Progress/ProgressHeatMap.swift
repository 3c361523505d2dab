import Household
import JSONRPC
import Shapes

/// `progress.heatmap`: on which days a child finished lessons.
public enum ProgressHeatMap {
    /// The parameters of `progress.heatmap`.
    public struct Params: Equatable, Sendable {
        public var child: String
        /// How many days, today the last of them.
        public var days: Int

        public init(child: String, days: Int = ProgressHeatMap.mostDays) {
            self.child = child
            self.days = days
        }
    }

    /// The result of `progress.heatmap`.
    public struct Result: Equatable, Sendable {
        public var heatMap: [HeatDay]

        public init(heatMap: [HeatDay]) { self.heatMap = heatMap }
    }

    /// 53 weeks: a year, from the beginning of its first week.
    public static let mostDays = 371

    /// For a front-end on behalf of a child, and for parents; reads only.
    public static let method = Method(
        "progress.heatmap", "Tells how many lessons a child finished on each of the last days.", role: .child,
        params: Shape<Params>.object("HeatMapParams", "", make: Params.init) {
            required("child", \.child, .childName, "Id or name of the child.")
            defaulted(
                "dayCount", \.days, .integer(1...mostDays), to: mostDays, "Household days, today the last of them.")
        },
        result: Shape<Result>.object("HeatMap", "", make: Result.init) {
            required("heatMap", \.heatMap, .list(of: .heatDay), "Each day, today last.")
        },
        errors: [.unknownChild])
}
