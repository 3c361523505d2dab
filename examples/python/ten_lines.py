import json, os, socket
kidd = socket.socket(socket.AF_UNIX)
kidd.connect(os.environ["KIDD_SOCKET"])
lines = kidd.makefile("rw", encoding="utf-8")
def call(method, **params):
    print(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}), file=lines, flush=True)
    reply = json.loads(lines.readline())
    return reply["result"] if "result" in reply else exit(f'{reply["error"]["data"]["say"]} ({reply["error"]["message"]})')
print(call("time.mayI", child="ben")["say"])
print(call("activity.start", child="ben", lesson="adding-with-objects")["question"]["prompt"])
