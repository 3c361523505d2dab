import NIOCore

/// Where the files of the page come from.
protocol PageSource {
    /// The file with a path such as `js/app.js`; nil when there is none.
    func file(_ path: String) -> PageFile?
}
