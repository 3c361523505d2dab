// swift-tools-version: 6.2
import PackageDescription

// How well the rules of learning predict, schedule and adapt, on a public log and on simulated learners. A package of
// its own, so that the daemon's carries no benchmark.
let package = Package(
    name: "learning",
    dependencies: [.package(url: "https://github.com/apple/swift-numerics", from: "1.1.1")],
    targets: [
        .target(name: "StrictJSON"),
        .target(name: "CWords"),
        .target(name: "Words", dependencies: ["CWords", "StrictJSON"]),
        .target(
            name: "Household", dependencies: ["Words", .product(name: "RealModule", package: "swift-numerics")]),
        .executableTarget(
            name: "learning",
            dependencies: ["Household", .product(name: "RealModule", package: "swift-numerics")]),
    ],
    swiftLanguageModes: [.v6], cLanguageStandard: .gnu2x
)
