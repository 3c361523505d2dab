// All that answerload knows of the daemon's messages. (What the runner knows stands in benchkit/wire.py.)
#ifndef KIDD_BENCH_WIRE_H
#define KIDD_BENCH_WIRE_H

// printf templates. The values are JSON source texts, strings with their quotes.
// id, child, lesson
#define START_REQUEST                                                                                                  \
    "{\"jsonrpc\":\"2.0\",\"id\":%llu,\"method\":\"activity.start\",\"params\":{\"child\":\"%s\",\"lesson\":\"%s\","   \
    "\"replace\":true}}\n"
// id, activity, presentation, answer
#define ANSWER_REQUEST                                                                                                 \
    "{\"jsonrpc\":\"2.0\",\"id\":%llu,\"method\":\"activity.answer\",\"params\":{\"activity\":%.*s,"                   \
    "\"presentation\":%.*s,\"answer\":{%s}}}\n"
#define OPTION_ANSWER "\"option\":%.*s"
#define TILE_ANSWER "\"tile\":%.*s"

// Members of a reply's result.
#define ACTIVITY "activity"         // of activity.start: the activity's id
#define OUTCOME "outcome"           // of activity.answer: present in every real one
#define QUESTION "question"         // the question to answer next; absent once the lesson is finished
#define PRESENTATION "presentation" // of a question: its id, never asked twice
#define MULTIPLE_CHOICE "multipleChoice"    // of a question of this kind: what only it has
#define OPTIONS "options"           // of a multiple choice: [{id}]
#define OPTION_ID "id"
#define FILL_IN_BLANK "fillInBlank" // of a question of this kind: what only it has
#define WORD_BANK "wordBank"        // of a blank: ["text"]

#endif
