// swift-tools-version: 6.2
import PackageDescription

// What single decisions cost, without sockets. A package of its own, so that the daemon's carries no benchmark.
let package = Package(
    name: "in-process",
    dependencies: [.package(url: "https://github.com/apple/swift-numerics", from: "1.1.1")],
    targets: [
        .target(name: "StrictJSON"),
        .target(name: "Household", dependencies: [.product(name: "RealModule", package: "swift-numerics")]),
        .executableTarget(name: "in-process", dependencies: ["StrictJSON", "Household"]),
    ],
    swiftLanguageModes: [.v6]
)
