// swift-tools-version: 6.2
import PackageDescription

/// Warnings are errors in this package's own modules.
let strict: [SwiftSetting] = [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]

/// Modules through which all that is said and read goes, and those of the rules, are optimised in builds for development,
/// too: the tests and the programs that they start take less by more than their compilation takes. What is asserted stays
/// asserted. Flags of this kind are for the package at the root alone.
let quick: Set<String> =
    Context.packageDirectory.contains("/checkouts/")
    ? []
    : [
        "StrictJSON", "Words", "Shapes", "JSONRPC", "Household", "QuestionKinds", "Generators", "HouseholdTesting",
    ]
let optimised: [SwiftSetting] = [
    .unsafeFlags(
        ["-O", "-whole-module-optimization", "-disable-batch-mode", "-num-threads", "2", "-assert-config", "Debug"],
        .when(configuration: .debug))
]

/// One module. `imports` are modules of this package and point down only: Tests/ArchitectureTests reads this list.
func module(_ name: String, imports: [String] = [], products: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: imports.map { .init(stringLiteral: $0) } + products,
        swiftSettings: strict + (quick.contains(name) ? optimised : []))
}

func tests(_ name: String, imports: [String], products: [Target.Dependency] = []) -> Target {
    .testTarget(
        name: name, dependencies: imports.map { .init(stringLiteral: $0) } + products, swiftSettings: strict)
}

/// A module that waits for people, disks or other programs: the optimizer would take five times its compile time, and nobody
/// would notice. Only where the programs are built: a package that stands on KiddClient may name no such flag.
func cold(_ name: String, imports: [String], products: [Target.Dependency] = []) -> Target {
    let target = module(name, imports: imports, products: products)
    if build != nil { target.swiftSettings?.append(.unsafeFlags(["-Onone"], .when(configuration: .release))) }
    return target
}

/// What is to be built: `programs` for what is installed, `demo` for what the demo plays with, nil for everything.
let build = Context.environment["KIDD_BUILD"]

let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioHTTP = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioWebSocket = Target.Dependency.product(name: "NIOWebSocket", package: "swift-nio")
let arguments = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let real = Target.Dependency.product(name: "RealModule", package: "swift-numerics")

let package = Package(
    name: "kidd",
    products: [
        .executable(name: "kidd", targets: ["kidd"]),
        .executable(name: "kidctl", targets: ["kidctl"]),
        .executable(name: "kidd-web", targets: ["KiddWeb"]),
        .executable(name: "family-board", targets: ["FamilyBoard"]),
        // Client's calls are made with the methods of API, whose values are Household's.
        .library(name: "KiddClient", targets: ["Client", "API", "QuestionKinds", "Household"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    ],
    targets: [
        .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "COpenSSL", pkgConfig: "openssl", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CLinux"),
        // Overwrites what is freed.
        .target(name: "CWipe"),

        module("StrictJSON"),
        // Embeds the folder words.
        .target(name: "CWords"),
        module("Words", imports: ["CWords", "StrictJSON"]),
        module("Shapes", imports: ["StrictJSON", "Words"]),
        module("Household", imports: ["Words"], products: [real]),
        module("QuestionKinds", imports: ["Household", "Shapes", "Words"]),
        cold("Generators", imports: ["Household", "QuestionKinds", "Shapes"]),
        module("Stored", imports: ["Household", "QuestionKinds", "Shapes", "StrictJSON", "Words"]),
        module("JSONRPC", imports: ["Shapes", "StrictJSON", "Words"]),
        module("Vault", imports: ["CSodium"]),
        module("Backups", imports: ["Shapes", "StrictJSON", "Vault"]),
        module("Journal", imports: ["CLinux", "CSQLite", "Vault"]),
        module("Sockets"),
        module("Transport", imports: ["JSONRPC", "Sockets"], products: [nioCore, nioPosix]),
        module(
            "RPCServer", imports: ["JSONRPC", "Shapes", "StrictJSON", "Transport"], products: [nioCore, logging]),
        module("API", imports: ["JSONRPC", "QuestionKinds", "Shapes", "StrictJSON", "Household", "Words"]),
        module("Client", imports: ["API", "JSONRPC", "Shapes", "Sockets"]),
        // Embeds the folder web.
        .target(name: "CWeb"),
        module(
            "Web",
            imports: [
                "CLinux", "COpenSSL", "CWeb", "CZlib", "JSONRPC", "Sockets", "StrictJSON", "Transport", "Vault",
                "Words",
            ],
            products: [nioCore, nioPosix, nioHTTP, nioWebSocket, logging]),
        // Embeds what `make spec` makes of the folder packs.
        .target(name: "CPacks"),
        module(
            "Packs",
            imports: [
                "API", "CPacks", "Generators", "Household", "JSONRPC", "QuestionKinds", "Shapes", "StrictJSON", "Vault",
                "Words",
            ]),
        cold("Commands", imports: ["Client", "Packs", "Shapes", "Vault", "CLinux", "Words"], products: [arguments]),
        .target(
            name: "Daemon",
            dependencies: [
                "API", "QuestionKinds", "Household", "JSONRPC", "Shapes", "StrictJSON", "Stored", "Journal", "Vault",
                "Backups", "Packs", "Transport", "RPCServer", "CLinux", "Words",
            ]
                + [nioCore, nioPosix, logging],
            swiftSettings: strict),
        cold(
            "SampleFamily",
            imports: ["Daemon", "Client", "API", "JSONRPC", "QuestionKinds", "Shapes", "Vault", "Household"],
            products: [logging]),
        .executableTarget(
            name: "kidd", dependencies: ["Daemon", "SampleFamily", "Vault", "Words", "CWipe", arguments],
            swiftSettings: strict),
        .executableTarget(
            name: "KiddWeb", dependencies: ["Web", "API", "Client", "CLinux", "CWipe", arguments, logging],
            swiftSettings: strict),
        .executableTarget(name: "kidctl", dependencies: ["Commands"], swiftSettings: strict),
        module(
            "HouseholdTesting",
            imports: [
                "Daemon", "SampleFamily", "Packs", "API", "Transport", "Journal", "Vault", "Household", "Shapes",
                "StrictJSON",
            ],
            products: [logging]),
        .executableTarget(
            name: "FamilyBoard", dependencies: ["Client", "API", "Household"], path: "examples/swift",
            exclude: ["README.md"], swiftSettings: strict),
        module(
            "Reference",
            imports: [
                "HouseholdTesting", "Daemon", "Packs", "API", "Vault", "Generators", "QuestionKinds", "Household",
                "JSONRPC", "Shapes", "StrictJSON",
            ]),
        // Writes the generated files of the repository: `make spec`.
        .executableTarget(name: "spec", dependencies: ["HouseholdTesting", "Reference"], swiftSettings: strict),

        tests("StrictJSONTests", imports: ["StrictJSON"]),
        tests("WordsTests", imports: ["Words", "StrictJSON"]),
        tests("HouseholdTests", imports: ["Household", "QuestionKinds", "Packs", "Words"]),
        tests("QuestionKindsTests", imports: ["QuestionKinds", "Household", "Shapes", "StrictJSON", "Words"]),
        tests(
            "GeneratorsTests", imports: ["Generators", "QuestionKinds", "Household", "Shapes", "StrictJSON", "Words"]),
        tests("JSONRPCTests", imports: ["JSONRPC", "Shapes", "StrictJSON"]),
        tests("VaultTests", imports: ["Vault"]),
        tests("BackupsTests", imports: ["Backups", "Vault"]),
        tests("JournalTests", imports: ["CSQLite", "Journal", "Vault"]),
        tests("TransportTests", imports: ["Sockets", "Transport"], products: [nioCore, nioPosix]),
        tests("APITests", imports: ["API", "Household", "JSONRPC", "QuestionKinds", "Shapes", "StrictJSON", "Words"]),
        tests(
            "CommandsTests",
            imports: [
                "API", "Client", "Commands", "Household", "HouseholdTesting", "JSONRPC", "QuestionKinds", "Shapes",
                "StrictJSON", "Vault", "Words",
            ]),
        tests(
            "DaemonTests",
            imports: [
                "API", "Backups", "Daemon", "Generators", "Household", "HouseholdTesting", "JSONRPC", "Journal",
                "Packs", "QuestionKinds", "RPCServer", "Reference", "SampleFamily", "Shapes", "Stored", "StrictJSON",
                "Transport",
                "Vault", "Words",
            ]),
        tests(
            "WebTests", imports: ["COpenSSL", "Web", "HouseholdTesting", "KiddWeb"],
            products: [nioCore, nioPosix, nioHTTP, nioWebSocket]),
        tests("ArchitectureTests", imports: []),
        tests("BlackBoxTests", imports: ["Household", "HouseholdTesting", "StrictJSON", "kidd", "FamilyBoard"]),
    ],
    cLanguageStandard: .gnu2x
)

// One `swift build` takes all targets or one product. What is not asked for is left out here.
if let build {
    let (product, targets) =
        build == "demo" ? ("kidd-web", ["KiddWeb", "Web", "CWeb"]) : ("family-board", ["FamilyBoard"])
    package.products.removeAll { $0.name == product }
    package.targets.removeAll {
        $0.type == .test || (targets + ["HouseholdTesting", "Reference", "spec"]).contains($0.name)
    }
}
