import HouseholdTesting
import Testing

/// The client that is generated for Python: `examples/python/kidd.py`.
@Suite struct PythonClientTests {
    @Test("It has a method for each of the daemon's, with the same parameters, and a class for each error")
    func complete() throws {
        let words = try run(
            """
            import inspect
            import kidd
            document = json.load(open(sys.argv[1]))
            kinds = {error["data"]["kind"] for error in document["x-commonErrors"]}
            for method in document["methods"]:
                kinds |= {error["data"]["kind"] for error in method["errors"]}
                parameters = inspect.signature(getattr(kidd.Kidd, method["name"].replace(".", "_"))).parameters
                named = {name.rstrip("_"): value for name, value in parameters.items() if name != "self"}
                assert list(parameters)[0] == "self" and all(p.kind is p.KEYWORD_ONLY for p in named.values())
                required = {name for name, value in named.items() if value.default is inspect.Parameter.empty}
                assert set(named) == {each["name"] for each in method["params"]}, method["name"]
                assert required == {each["name"] for each in method["params"] if each["required"]}, method["name"]
                changes, keyed = method["x-changes"], method["x-idempotencyKey"]
                # Sent every half minute; twice is harmless.
                assert (method["name"] in kidd.KEYED) == (keyed and method["name"] != "time.renewLease")
                assert (method["name"] in kidd.ONCE) == (changes and not keyed), method["name"]
            assert kinds == {kind for kind in kidd.KiddError.kinds}, kinds ^ set(kidd.KiddError.kinds)
            print(len(document["methods"]), "methods")
            """, arguments: [Self.repository + "/rpc-spec/openrpc.json"])
        #expect(words.hasSuffix(" methods\n"))
    }

    @Test("What is left out is not sent, None is null, and an error is an exception of its own")
    func values() throws {
        let words = try run(
            """
            from kidd import Kidd, KiddError, NotNow, UnknownChild
            with Kidd() as kidd:
                kidd.parent_unlock(pin=os.environ["PIN"])
                kidd.policy_set(child="mia", dailyMinutes=30, weeklyMinutes=90)
                policy = kidd.policy_set(child="mia", dailyMinutes=None)
                print(policy["dailyMinutes"], policy["weeklyMinutes"])
                try:
                    kidd.time_mayI(child="nobody")
                except UnknownChild as error:
                    print(error.code, error.kind, error.say, isinstance(error, KiddError))
                kidd.time_lock(child="mia")
                try:
                    kidd.activity_start(child="mia", lesson="counting-objects")
                except NotNow as error:
                    print(error.say, error.data["decision"]["state"])
            """)
        let expected = """
            None 90
            201 unknown_child None True
            Time for a break. A parent will say when we go on. lockedByParent

            """
        #expect(words == expected)
    }

    @Test("When the connection breaks it is made anew, the parent's and with its subscription; no call counts twice")
    func broken() throws {
        let words = try run(
            """
            from kidd import Kidd
            kidd = Kidd()
            kidd.parent_unlock(pin=os.environ["PIN"])
            kidd.policy_set(child="mia", dailyMinutes=30)
            kidd.events_subscribe(topics=["time.grant"], child="mia")

            class Lost(Kidd):
                # The reply is on its way when the connection breaks.
                def _receive(self, seconds):
                    message = super()._receive(seconds)
                    while message and "method" in message:
                        message = super()._receive(seconds)
                    kidd.__class__ = Kidd
                    raise ConnectionResetError("cut by the test")

            kidd.__class__ = Lost
            kidd.time_grant(child="mia", minutes=5)
            print([limit["limitMinutes"] for limit in kidd.time_mayI(child="mia")["limits"] if limit["rule"] == "grant"])
            standing = kidd.event(10)
            print("topic" in standing, standing["gap"])
            event = kidd.event(10)
            print(event["topic"], event["minutes"])
            kidd.close()
            print(kidd.household_get()["name"])
            print(kidd.event(10).get("topic"), kidd.event(0))
            """)
        #expect(words == "[5]\nFalse False\ntime.grant 5\nBox family\nNone None\n")
    }

    @Test("A call that has no key is not sent a second time, and the next one has a new connection")
    func once() throws {
        let words = try run(
            """
            from kidd import Kidd
            kidd = Kidd()

            class Lost(Kidd):
                # The connection breaks before the reply.
                def _receive(self, seconds):
                    kidd.__class__ = Kidd
                    raise ConnectionResetError("cut by the test")

            kidd.__class__ = Lost
            try:
                kidd.parent_unlock(pin=os.environ["PIN"])
            except ConnectionError:
                print("broken")
            print(kidd.parent_unlock(pin=os.environ["PIN"])["parent"]["name"])
            """)
        #expect(words == "broken\nSam\n")
    }

    @Test("After a dropped connection with a parent's subscription the first unlock works, and takes it up again")
    func unlockFirst() throws {
        let words = try run(
            """
            from kidd import Kidd, PinRequired
            kidd = Kidd()
            kidd.parent_unlock(pin=os.environ["PIN"])
            kidd.events_subscribe(topics=["time.grant"])
            kidd.parent_lock()
            print(kidd.event(10)["what"])
            kidd.parent_unlock(pin=os.environ["PIN"])
            kidd.events_subscribe(topics=["time.grant"])
            kidd._token = "0" * 64
            kidd.close()
            print(kidd.parent_unlock(pin=os.environ["PIN"])["parent"]["name"])
            print("present" in kidd.event(10))
            kidd.time_grant(child="mia", minutes=5)
            print(kidd.event(10)["topic"])
            kidd._token = "0" * 64
            kidd.close()
            print(kidd.rpc_version()["protocol"] > 1)
            try:
                kidd.event(10)
            except PinRequired:
                print("locked")
            """)
        #expect(words == "locked\nSam\nTrue\ntime.grant\nTrue\nlocked\n")
    }

    @Test("How a call gets on is told to whoever wants to hear it, and is no event")
    func progress() throws {
        let words = try run(
            """
            from kidd import Kidd
            kidd = Kidd()
            kidd.parent_unlock(pin=os.environ["PIN"])
            told = []
            for hear in (None, told.append):
                kidd.on_progress = hear
                kidd.call("audit.verify", progressToken="p")
                print(kidd.event(0))
            print(len(told) > 0, {each["progressToken"] for each in told})
            """)
        #expect(words == "None\nNone\nTrue {'p'}\n")
    }

    private static let repository = String(#filePath.split(separator: "/Tests/")[0])

    /// Runs a script beside a daemon; gives what it prints.
    private func run(_ script: String, arguments: [String] = []) throws -> String {
        let scratch = try Family.copy()
        let daemon = try scratch.daemon()
        var environment = Example.environment(daemon)
        environment["PYTHONPATH"] = Example.path("python")
        environment["PIN"] = Family.pin
        let file = try scratch.write("import json, os, sys\n" + script, to: "script.py")
        return try Machine.python.run([file] + arguments, environment: environment, in: scratch)
    }
}
