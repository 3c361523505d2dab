#!/usr/bin/env bash
# The tour with socat: a connection that stays, so that events are heard. jq makes and reads the JSON.
set -euo pipefail

coproc kidd { exec socat - "UNIX-CONNECT:$KIDD_SOCKET"; }
exec {to}>&"${kidd[1]}" {from}<&"${kidd[0]}"
events=()

# exchange LINE: sends it and leaves the reply in `reply`; events that come before it are kept.
exchange() {
    printf '%s\n' "$1" >&"$to"
    while IFS= read -r reply <&"$from" && [ "$(jq -r '.method? // ""' <<<"$reply")" = event ]; do
        events+=("$reply")
    done
}

# call METHOD [JQ-ARGUMENT ...]: named arguments become the parameters.
call() {
    exchange "$(method=$1 jq -cn "${@:2}" '{jsonrpc: "2.0", id: 1, method: env.method, params: $ARGS.named}')"
}
get() { jq -r "$1" <<<"$reply"; }

call rpc.version
echo "version: $(get .result.protocol)"
call time.mayI --arg child mia
echo "may: $(get .result.say)"
call time.mayI --arg child nobody
echo "error: $(get '"\(.error.code) \(.error.data.kind)"')"
exchange '{"jsonrpc":"2.0","id":2,"method":"time.mayI","params":["mia"]}'
echo "positional: $(get .error.code)"
call parent.unlock --arg pin "$KIDD_PIN"
echo "parent: $(get .result.parent.name)"

printf '%s\n' '{"jsonrpc":"2.0","method":"time.lock","params":{"child":"mia"}}' >&"$to"
call time.mayI --arg child mia
echo "locked by a notification: $(get '.result.allowed | not')"

mistaken='{"jsonrpc":"2.0","id":2,"method":"time.mayI","params":{"child":"nobody"}}'
exchange "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"rpc.version\"},$mistaken]"
echo "batch: $(get '"\(.[0].result.protocol) \(.[1].error.code)"')"

call events.subscribe --argjson topics '["time.grant"]' --arg child mia
call time.grant --arg child mia --argjson minutes 5
[ ${#events[@]} -gt 0 ] || { IFS= read -r event <&"$from"; events+=("$event"); }
echo "event: $(jq -r '"\(.params.topic) \(.params.minutes)"' <<<"${events[0]}")"

call activity.start --arg child mia --arg lesson counting-objects
activity=$(get .result.activity)
# An answer of the right form, though seldom the right one.
first_choice='.[.kind] | .options[0].id as $option | .wordBank[0]? as $tile
    | if $option then {option: $option} elif $tile then {tile: $tile} else {text: "1"} end'
while question=$(jq -ce '.result.question // empty' <<<"$reply"); do
    call activity.answer --arg activity "$activity" --arg presentation "$(jq -r .presentation <<<"$question")" \
        --argjson answer "$(jq -c "$first_choice" <<<"$question")"
done
echo "lesson: $(get .result.summary.questions) questions"
call activity.finish --arg activity "$activity"
