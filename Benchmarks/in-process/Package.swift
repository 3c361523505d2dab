// swift-tools-version: 6.2
import PackageDescription

// What single decisions cost, without sockets. A package of its own, so that the daemon's carries no benchmark.
let package = Package(
    name: "in-process",
    targets: [
        .target(name: "StrictJSON"),
        .target(name: "Household"),
        .executableTarget(name: "in-process", dependencies: ["StrictJSON", "Household"]),
    ],
    swiftLanguageModes: [.v6]
)
