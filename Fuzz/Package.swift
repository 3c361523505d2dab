// swift-tools-version: 6.2
import PackageDescription

// The edge and stored rows under libFuzzer: `make fuzz`. A package of its own, because every module in it is built for the fuzzer.

/// A fuzz target: libFuzzer brings `main`, the target brings `LLVMFuzzerTestOneInput`.
func fuzz(_ name: String, _ modules: [Target.Dependency]) -> Target {
    .executableTarget(
        name: name, dependencies: modules, swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")

let package = Package(
    name: "fuzz",
    dependencies: [.package(url: "https://github.com/apple/swift-nio", from: "2.101.2")],
    targets: [
        .target(name: "StrictJSON"),
        .target(name: "Shapes", dependencies: ["StrictJSON"]),
        .target(name: "Household"),
        .target(name: "QuestionKinds", dependencies: ["Household", "Shapes"]),
        .target(name: "Stored", dependencies: ["Household", "QuestionKinds", "Shapes", "StrictJSON"]),
        .target(name: "JSONRPC", dependencies: ["Shapes", "StrictJSON"]),
        .target(name: "Sockets"),
        .target(name: "Transport", dependencies: ["JSONRPC", "Sockets", nioCore, nioPosix]),
        fuzz("scanner", ["StrictJSON"]),
        fuzz("envelope", ["StrictJSON", "Shapes", "JSONRPC"]),
        fuzz("rows", ["Stored", "Household"]),
        fuzz("framing", ["Transport", nioCore, nioEmbedded]),
    ],
    swiftLanguageModes: [.v6]
)
