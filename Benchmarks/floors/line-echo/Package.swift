// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "line-echo",
    dependencies: [.package(url: "https://github.com/apple/swift-nio", exact: "2.101.2")],
    targets: [
        .executableTarget(
            name: "line-echo",
            dependencies: [
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
