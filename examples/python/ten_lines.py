import json, os, socket
kidd = socket.socket(socket.AF_UNIX)
kidd.connect(os.environ["KIDD_SOCKET"])
lines = kidd.makefile("rw", encoding="utf-8")
def call(method, **params):
    print(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}), file=lines, flush=True)
    return json.loads(lines.readline())
print(call("time.mayI", child="ben")["result"]["say"])
reply = call("activity.start", child="ben", lesson="adding-with-objects")
print(reply["result"]["question"]["prompt"] if "result" in reply else reply["error"]["data"]["say"])
