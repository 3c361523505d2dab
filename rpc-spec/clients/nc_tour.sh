#!/usr/bin/env bash
# The tour with nc (OpenBSD's) and jq: a connection a call. -N ends the sending half after the last line; kidd answers
# what it was sent and then closes.
set -euo pipefail

send() { nc -N -U "$KIDD_SOCKET"; }

# call METHOD [JQ-ARGUMENT ...]: named arguments become the parameters.
call() {
    method=$1 jq -cn "${@:2}" '{jsonrpc: "2.0", id: 1, method: env.method, params: $ARGS.named}' | send
}

echo "version: $(echo '{"jsonrpc":"2.0","id":1,"method":"rpc.version"}' | send | jq .result.protocol)"
echo "may: $(call time.mayI --arg child mia | jq -r .result.say)"
echo "error: $(call time.mayI --arg child nobody | jq -r '"\(.error.code) \(.error.data.kind)"')"
echo "positional: $(echo '{"jsonrpc":"2.0","id":1,"method":"time.mayI","params":["mia"]}' | send | jq .error.code)"

# Several lines over one connection: what only a parent may do comes behind the PIN.
replies=$(send <<END
{"jsonrpc":"2.0","id":"unlock","method":"parent.unlock","params":{"pin":"$KIDD_PIN"}}
{"jsonrpc":"2.0","id":"grant","method":"time.grant","params":{"child":"mia","minutes":5}}
{"jsonrpc":"2.0","method":"time.lock","params":{"child":"mia"}}
END
)
echo "parent: $(jq -r 'select(.id == "unlock") | .result.parent.name' <<<"$replies")"
echo "granted: $(jq 'select(.id == "grant") | .result.grant.minutes' <<<"$replies")"
echo "locked by a notification: $(call time.mayI --arg child mia | jq '.result.allowed | not')"

batch='[{"jsonrpc":"2.0","id":1,"method":"rpc.version"},
        {"jsonrpc":"2.0","id":2,"method":"time.mayI","params":{"child":"nobody"}}]'
echo "batch: $(jq -c . <<<"$batch" | send | jq -r '"\(.[0].result.protocol) \(.[1].error.code)"')"

reply=$(call activity.start --arg child mia --arg lesson counting-objects)
activity=$(jq -r .result.activity <<<"$reply")
# An answer of the right form, though seldom the right one.
first_choice='.[.kind] | .options[0].id as $option | .wordBank[0]? as $tile
    | if $option then {option: $option} elif $tile then {tile: $tile} else {text: "1"} end'
while question=$(jq -ce '.result.question // empty' <<<"$reply"); do
    reply=$(call activity.answer --arg activity "$activity" \
        --arg presentation "$(jq -r .presentation <<<"$question")" \
        --argjson answer "$(jq -c "$first_choice" <<<"$question")")
done
echo "lesson: $(jq .result.summary.questions <<<"$reply") questions"
call activity.finish --arg activity "$activity" >/dev/null
