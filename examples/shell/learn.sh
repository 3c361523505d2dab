#!/usr/bin/env bash
# A front-end for kidd in bash: it asks, shows and obeys. Needs jq, and socat or nc.
#
#     learn.sh mia            a child answers at the keyboard
#     learn.sh mia 3 hint 4   a script answers, or takes a `hint`
# How each kind is answered is told with the question. A drawing needs another front-end; JSON of an answer is taken as it is.
# Ends with kidctl's exit codes: 3 kidd is not there, 6 there is no lesson, 7 not now, 8 refused.
set -euo pipefail
child=${1?usage: learn.sh CHILD [ANSWER ...]}
shift
is_scripted=$#
own=${XDG_RUNTIME_DIR:-}/kidd/kidd.sock
# Another account may listen in a runtime folder that `su` has left.
[ -S "$own" ] && [ -O "${XDG_RUNTIME_DIR:-}" ] || own=/run/kidd/kidd.sock
socket=${KIDD_SOCKET:-$own}
[ -S "$socket" ] || { echo "kidd is not running at $socket" >&2; exit 3; }
if command -v socat >/dev/null; then connect=(socat - "UNIX-CONNECT:$socket"); else connect=(nc -N -U "$socket"); fi
coproc kidd { exec "${connect[@]}"; }
exec {to}>&"${kidd[1]}" {from}<&"${kidd[0]}"

# call METHOD [--arg NAME TEXT | --argjson NAME JSON]...: leaves kidd's line in `reply`.
call() {
    local request
    request=$(method=$1 jq -cn "${@:2}" '{jsonrpc: "2.0", id: 1, method: env.method, params: $ARGS.named}')
    { printf '%s\n' "$request" >&"$to" && IFS= read -r reply <&"$from"; } 2>/dev/null ||
        { echo "kidd has gone. Nothing is lost: start again." >&2; exit 3; }
}
get() { jq -r "$1" <<<"$reply"; } # A part of that line.
is_refused() { [ "$(get '.error.data.kind // ""')" = "$1" ]; }
# What a refusal says to the child, if it is one; else to whoever started this.
words='.error | .data.decision.say // .data.say // .message'
must() { [ "$(get .error)" = null ] || { get "$words"; is_refused not_now && exit 7 || exit 8; }; }
# The price of the next hint of a question, if there is one.
hint='select(.hintsLeft > 0) | "(hint: \(if .hintPrice > 0 then "\(.hintPrice) stars" else "free" end))"'
# How a question is answered, for whoever does, and what kidd is sent. It goes by the members that only its kind has.
how='.kind as $kind | .[$kind] | if .options then "its letter, or its words" elif .yesWord then "yes or no"
    elif .left then "pairs, such as M=m S=s" elif .zones then "each into its place, such as bee=legs"
    elif .tiles then "a tile for each gap" elif .words then .words | join(", ") elif .items then "all of them in order"
    elif .categories then "a number for each, such as cats=3 dogs=2" elif .coins then "how many of each, such as penny=2"
    elif .to then "a number from \(.from) to \(.to)" elif .highest then "a number up to \(.highest)"
    elif .step then "a time, such as 7:30\(if .asksHalf then " pm" else "" end)" elif .parts then "the parts to shade, such as 0 1 2"
    elif $kind == "baseTenBlocks" then "such as hundreds=0 tens=3 ones=4" elif $kind == "audioResponse" then "what was said"
    elif $kind == "drawing" then "another front-end can draw" elif (.wordBank // []) != [] then "a tile" else "a word or number" end'
form='def many: [$a | splits("[ ,]+") | select(. != "")];
    def named($key; $value): [many[] | split("=") | {($key): .[0], ($value): .[1]}];
    def counted($key; $value): [named($key; $value)[] | .[$value] |= tonumber];
    .kind as $kind | .[$kind] | if $a[:1] == "{" then $a | fromjson
    elif .options then {option: ([.options[] | select(.text == $a or .id == $a).id][0] // $a)}
    elif .yesWord then {yes: ($a == .yesWord or $a == "yes")}
    elif .left then {pairs: named("left"; "right")} elif .zones then {placements: named("item"; "zone")}
    elif .tiles then {elements: many} elif .words then {comparison: $a} elif .items then {order: many}
    elif .categories then {values: counted("category"; "value")} elif .coins then {coins: counted("coin"; "count")}
    elif .to or .highest then {number: ($a | tonumber)}
    elif .step then $a | capture("^(?<h>[0-9]+):(?<m>[0-9]+) ?(?<half>[ap]m)?$") |
        {time: ({hour: (.h | tonumber), minute: (.m | tonumber)} + if .half then {half} else {} end)}
    elif .parts then {parts: (many | map(tonumber))}
    elif $kind == "baseTenBlocks" then {blocks: (counted("key"; "value") | from_entries)}
    elif $kind == "audioResponse" then {transcript: {text: $a}} elif $kind == "drawing" then error
    elif (.wordBank // []) != [] then {tile: $a} else {text: $a} end'
leave() { call activity.pause --arg activity "$activity"; echo "$1"; exit "$2"; } # From here no time counts.

call time.mayI --arg child "$child"; must
get .result.say
[ "$(get .result.allowed)" = true ] || exit 7
call lesson.list --arg child "$child"; must
lesson=$(get '.result.lessons[0].lesson // ""')
[ "$lesson" ] || { echo "There is no lesson for you right now."; exit 6; }
call activity.start --arg child "$child" --arg lesson "$lesson"
# A lesson that was left open waits at its question.
if is_refused open; then call activity.resume --arg activity "$(get .error.data.activity)"; fi
must
activity=$(get .result.activity) lease=$(get .result.lease)
get .result.title
while question=$(jq -c '.result.question // empty' <<<"$reply") && [ -n "$question" ]; do
    # What only its kind has stands in the member of its name; the same names mean the same in every kind.
    # A picture says in `text` what is to be seen on it, so that nobody needs it drawn.
    jq -r '"\nQuestion \(.number) of \(.total)\n\(.prompt)", (.picture.text // empty), (.[.kind] |
        (.options, .left, .items, .tiles, .categories | .[]? | "  \(.id)) \(.text)"),
        (.right, .zones | .[]? | "    \(.id): \(.text)"), (.coins[]? | "  \(.id): \(.name), \(.cents) cents"),
        (.sequence // empty | "  \(map(.tile // "_") | join(" "))"), "  \(.wordBank[]?)",
        (select(.yesWord) | "  yes: \(.yesWord)  no: \(.noWord)")), "  (\('"$how"'))",
        (select(.rightParts) | "These are right and stay: \(.rightParts | join(", "))")' <<<"$question"
    # What a hint costs is told before it is asked for.
    jq -r "$hint" <<<"$question"
    at=(--arg activity "$activity" --arg presentation "$(jq -r .presentation <<<"$question")")
    call activity.shown "${at[@]}"; must
    while true; do
        printf '> '
        if ((is_scripted)); then
            (($#)) || leave "See you soon!" 0
            sleep 1; answer=$1; shift; echo "$answer" # Answers that are faster than reading do not count.
        else # A lease lives for 60 s: a child who thinks for longer is still learning.
            until IFS= read -rt 15 answer; do
                (($? > 128)) || leave "See you soon!" 0
                call time.renewLease --arg child "$child" --arg lease "$lease"
            done
        fi
        if [ "$answer" = hint ]; then call activity.hint "${at[@]}"; get ".result.text // ($words), (.result // empty | $hint)"; continue; fi
        json=$(jq -c --arg a "$answer" "$form" <<<"$question" 2>/dev/null) || { jq -r "$how" <<<"$question"; continue; }
        call activity.answer "${at[@]}" --argjson answer "$json"
        if is_refused wrong_shape; then get "$words"; else break; fi
    done
    if is_refused not_now; then leave "$(get "$words")" 7; else must; fi
    get '.result | ["★" * .starsEarned // empty, .say, .explanation // empty] | join(" ")'
    # In the next try these stay as they are; a question that is asked for again says it itself.
    reply=$(jq -c 'if .result.question and .result.rightParts then .result.question.rightParts = .result.rightParts else . end' <<<"$reply")
    case $(get '.result | .summary and true // (.time | if .finish then "active" else .state end)') in
        true) get '.result.summary | "\n\(.say)\n\(.rightAnswers) of \(.gradedQuestions) right at once, \(.starsEarned) stars"' ;;
        active | warning) ;;
        *) leave "$(get .result.time.say)" 7 ;;
    esac
done
call rewards.summary --arg child "$child"; must
get '.result | "\(.stars) stars in all, level \(.level.number): \(.level.title). \(.dayStreak.say)",
    (.unseen[] | "A new badge: \(.title)!")'
# Shown once: no front-end tells of these badges again.
call rewards.markSeen --arg child "$child" --argjson badges "$(get '[.result.unseen[].badge]')"; must
