// A load of real, durable answers: C connections with children of their own, D of them in flight on each connection.
// A child starts a lesson, answers question after question with an option drawn by lot, and starts anew when the
// lesson is finished. Every presentation is answered once; starts and replays do not count as answers.
//
//   answerload -s SOCKET -k CHILDREN -l LESSON [-c 1] [-d 1] [-t 2] [-w 0.2] [-g] [-p PID] [-i PRELUDE] [-r SEED]
//
//   -k  file with one child id per line; the children are dealt out evenly to the connections
//   -d  requests in flight on a connection: one per child, so at most its number of children
//   -g  gate: start all lessons, print "ready", wait for a line on standard input, then only answer until every lesson
//       is finished (or -t is over): a pass in which nothing but answers is written, for counting syncs
//   The other options are those of readload.
//
// Prints one JSON line. Exit: 0 a valid run, 2 usage, 3 not reachable, 4 invalid (an error reply, a reply without a
// request or without an outcome, a presentation seen twice, a reply lost, a connection closed).
#define _GNU_SOURCE
#include "../common/json_peek.h"
#include "../common/line_socket.h"
#include "seen_set.h"
#include "wire.h"

#define FIRST_ID 1000000000ull
#define DRAIN_NS 3000000000ull
#define LONGEST_ID 256

typedef enum { NOT_STARTED, ASKED, FINISHED, STUCK } Stage;

typedef struct {
    const char *name;
    Stage stage;
    bool awaits_start, awaits_answer;
    uint64_t id, sent_at;
    char activity[LONGEST_ID], presentation[LONGEST_ID], answer[LONGEST_ID * 2]; // JSON source texts
} Child;

typedef struct {
    LineSocket socket;
    Child *children;
    unsigned count, in_flight;
    unsigned *ready, ready_head, ready_count; // a ring of children whose turn has come
} Connection;

static struct {
    const char *socket, *children, *lesson, *prelude;
    unsigned connections, depth;
    double seconds, warm_up;
    bool gate;
    int pid;
    uint64_t seed;
} option = {.connections = 1, .depth = 1, .seconds = 2, .warm_up = 0.2, .seed = 20261121};

static struct {
    uint64_t answers, answers_measured, starts, errors, unmatched, malformed, repeated;
} counted;
static Latencies latencies;
static SeenSet seen;
static enum { STARTING, ANSWERING, LOOPING } work;
static bool measuring, draining;
static int poller;

static unsigned draw(unsigned below) {
    option.seed ^= option.seed << 13;
    option.seed ^= option.seed >> 7;
    option.seed ^= option.seed << 17;
    return (unsigned)((option.seed >> 33) % below);
}

static bool copy_text(char *target, size_t room, Json value) {
    size_t length = value.start ? (size_t)(value.end - value.start) : 0;
    if (!length || length >= room) return false;
    memcpy(target, value.start, length);
    target[length] = 0;
    return true;
}

// Fills in the child's next presentation and what will be answered.
static bool take_question(Child *child, Json question) {
    if (!copy_text(child->presentation, LONGEST_ID, json_member(question, PRESENTATION))) return false;
    Json choices = json_member(json_member(question, MULTIPLE_CHOICE), OPTIONS);
    size_t count = json_count(choices);
    if (count) {
        Json id = json_member(json_element(choices, draw((unsigned)count)), OPTION_ID);
        if (!id.start || id.end - id.start >= LONGEST_ID) return false;
        sprintf(child->answer, OPTION_ANSWER, (int)(id.end - id.start), id.start);
        return true;
    }
    Json bank = json_member(json_member(question, FILL_IN_BLANK), WORD_BANK);
    if (!(count = json_count(bank))) return false;
    Json text = json_element(bank, draw((unsigned)count));
    if (!text.start || text.end - text.start >= LONGEST_ID) return false;
    sprintf(child->answer, TILE_ANSWER, (int)(text.end - text.start), text.start);
    return true;
}

// Whether the child has something to ask for in the present phase.
static bool has_work(const Child *child) {
    if (draining || child->stage == STUCK) return false;
    if (work == STARTING) return child->stage == NOT_STARTED;
    return child->stage == ASKED || (work == LOOPING && child->stage != STUCK);
}

static void make_ready(Connection *c, unsigned index) {
    c->ready[(c->ready_head + c->ready_count++) % c->count] = index;
}

static void send_request(Connection *c, unsigned index, uint64_t now) {
    Child *child = &c->children[index];
    child->id += c->count;
    child->sent_at = now;
    char *out = buffer_reserve(&c->socket.out, 2048);
    int length;
    if (child->stage == ASKED) {
        if (!seen_insert(&seen, child->name, child->activity, child->presentation)) {
            counted.repeated++;
            child->stage = STUCK;
            return;
        }
        length = snprintf(out, 2048, ANSWER_REQUEST, (unsigned long long)child->id, LONGEST_ID,
                          child->activity, LONGEST_ID, child->presentation, child->answer);
        child->awaits_answer = true;
    } else {
        length = snprintf(out, 2048, START_REQUEST, (unsigned long long)child->id, child->name, option.lesson);
        child->awaits_start = true;
    }
    if (length >= 2048) fail(EXIT_USAGE, "a request is longer than 2 KiB");
    c->socket.out.length += (size_t)length;
    c->in_flight++;
}

static void send_ready(Connection *c, uint64_t now) {
    while (c->in_flight < option.depth && c->ready_count) {
        unsigned index = c->ready[c->ready_head];
        c->ready_head = (c->ready_head + 1) % c->count;
        c->ready_count--;
        if (has_work(&c->children[index])) send_request(c, index, now);
    }
}

static void stop_child(Child *child, uint64_t *counter, const char *why, Json line) {
    if ((*counter)++ == 0) fprintf(stderr, "%s: %.*s\n", why, (int)(line.end - line.start), line.start);
    child->stage = STUCK;
}

static void take_result(Child *child, Json line, Json result, bool started, uint64_t now) {
    if (started) {
        counted.starts++;
        if (!copy_text(child->activity, LONGEST_ID, json_member(result, ACTIVITY)))
            return stop_child(child, &counted.malformed, "a start without an activity", line);
    } else {
        if (!json_member(result, OUTCOME).start)
            return stop_child(child, &counted.malformed, "an answer without an outcome", line);
        counted.answers++;
        if (measuring) {
            counted.answers_measured++;
            latencies_add(&latencies, now - child->sent_at);
        }
    }
    Json question = json_member(result, QUESTION);
    child->stage = json_is(question, '{') ? ASKED : FINISHED;
    if (started && child->stage == FINISHED)
        stop_child(child, &counted.malformed, "a start without a question", line);
    else if (child->stage == ASKED && !take_question(child, question))
        stop_child(child, &counted.malformed, "a question that cannot be answered", line);
}

static void take_reply(Connection *c, Json line, uint64_t now) {
    Json id_text = json_member(line, "id");
    uint64_t id = id_text.start ? strtoull(id_text.start, NULL, 10) : 0;
    unsigned index = (unsigned)((id - FIRST_ID) % c->count);
    Child *child = &c->children[index];
    if (id < FIRST_ID || child->id != id || !(child->awaits_start || child->awaits_answer)) {
        if (counted.unmatched++ == 0)
            fprintf(stderr, "no request for: %.*s\n", (int)(line.end - line.start), line.start);
        return;
    }
    bool started = child->awaits_start;
    child->awaits_start = child->awaits_answer = false;
    c->in_flight--;
    Json result = json_member(line, "result");
    if (json_is(result, '{')) take_result(child, line, result, started, now);
    else stop_child(child, &counted.errors, "first error", line);
    if (has_work(child)) make_ready(c, index);
}

static void serve(Connection *c, uint32_t events) {
    uint64_t now = monotonic_ns();
    if (events & ~(uint32_t)EPOLLOUT) {
        receive_lines(&c->socket);
        size_t length;
        for (char *line; (line = next_line(&c->socket, &length));) take_reply(c, (Json){line, line + length}, now);
    }
    send_ready(c, now);
    flush_lines(poller, &c->socket);
    if (c->socket.closed) epoll_ctl(poller, EPOLL_CTL_DEL, c->socket.fd, NULL);
}

static unsigned in_flight_now(const Connection *all) {
    unsigned count = 0;
    for (unsigned i = 0; i < option.connections; i++) count += all[i].in_flight;
    return count;
}

// Serves until the given time, or until nothing is in flight (which is the end of a phase).
static void run_until(const Connection *all, uint64_t end) {
    struct epoll_event events[64];
    for (uint64_t now; (now = monotonic_ns()) < end && in_flight_now(all);) {
        int count = epoll_wait(poller, events, 64, (int)((end - now) / 1000000) + 1);
        for (int i = 0; i < count; i++) serve(events[i].data.ptr, events[i].events);
    }
}

static void begin(Connection *all, int phase) {
    work = phase;
    for (unsigned i = 0; i < option.connections; i++) {
        all[i].ready_count = 0;
        for (unsigned child = 0; child < all[i].count; child++)
            if (has_work(&all[i].children[child])) make_ready(&all[i], child);
        send_ready(&all[i], monotonic_ns());
        flush_lines(poller, &all[i].socket);
    }
}

static Connection *open_connections(void) {
    Buffer names = buffer_of_file(option.children);
    Buffer prelude = option.prelude ? buffer_of_file(option.prelude) : (Buffer){0};
    buffer_append(&names, "", 1);
    Connection *all = calloc(option.connections, sizeof *all);
    poller = epoll_create1(EPOLL_CLOEXEC);
    unsigned total = 0;
    for (const char *at = names.bytes; *at; at++) total += *at == '\n';
    unsigned each = total / option.connections;
    if (each < option.depth) 
        fail(EXIT_USAGE, "%u children are too few for %u x %u", total, option.connections, option.depth);
    char *rest = names.bytes;
    for (unsigned i = 0; i < option.connections; i++) {
        Connection *c = &all[i];
        c->count = each;
        c->children = calloc(each, sizeof *c->children);
        c->ready = calloc(each, sizeof *c->ready);
        for (unsigned child = 0; child < each; child++) {
            c->children[child].name = strsep(&rest, "\n");
            c->children[child].id = FIRST_ID + child;
        }
        c->socket.fd = connect_to(option.socket);
        send_prelude(c->socket.fd, &prelude);
        watch(poller, &c->socket, EPOLL_CTL_ADD);
    }
    return all;
}

static void read_options(int count, char **arguments) {
    for (int letter; (letter = getopt(count, arguments, "s:k:l:c:d:t:w:gp:i:r:")) != -1;) {
        switch (letter) {
        case 's': option.socket = optarg; break;
        case 'k': option.children = optarg; break;
        case 'l': option.lesson = optarg; break;
        case 'c': option.connections = (unsigned)atoi(optarg); break;
        case 'd': option.depth = (unsigned)atoi(optarg); break;
        case 't': option.seconds = atof(optarg); break;
        case 'w': option.warm_up = atof(optarg); break;
        case 'g': option.gate = true; break;
        case 'p': option.pid = atoi(optarg); break;
        case 'i': option.prelude = optarg; break;
        case 'r': option.seed = strtoull(optarg, NULL, 10) * 2 + 1; break;
        default: exit(EXIT_USAGE);
        }
    }
    if (!option.socket || !option.children || !option.lesson || !option.connections || !option.depth)
        fail(EXIT_USAGE, "usage: answerload -s SOCKET -k CHILDREN -l LESSON [-c N] [-d N] [-t S] [-w S] [-g] [-p PID]");
}

// Brings all children to their first question, or past the warm-up; then the measured phase may begin.
static void prepare(Connection *all) {
    if (!option.gate) {
        begin(all, LOOPING);
        return run_until(all, monotonic_ns() + (uint64_t)(option.warm_up * 1e9));
    }
    begin(all, STARTING);
    run_until(all, monotonic_ns() + 60 * DRAIN_NS);
    puts("ready");
    fflush(stdout);
    char line[16];
    if (!fgets(line, sizeof line, stdin)) exit(EXIT_USAGE);
}

static bool report(const Connection *all, double seconds, double own_share) {
    unsigned lost = in_flight_now(all), closed = 0;
    for (unsigned i = 0; i < option.connections; i++) closed += all[i].socket.closed;
    printf("{\"tool\":\"answerload\",\"connections\":%u,\"depth\":%u,\"seconds\":%.3f,\"answers\":%llu,"
           "\"perSecond\":%.1f,",
           option.connections, option.depth, seconds, (unsigned long long)counted.answers_measured,
           (double)counted.answers_measured / seconds);
    print_latencies(&latencies);
    printf(",\"allAnswers\":%llu,\"allStarts\":%llu,\"errors\":%llu,\"unmatched\":%llu,\"malformed\":%llu,"
           "\"repeated\":%llu,\"lost\":%u,\"closed\":%u,\"loadCPU\":%.2f",
           (unsigned long long)counted.answers, (unsigned long long)counted.starts, (unsigned long long)counted.errors,
           (unsigned long long)counted.unmatched, (unsigned long long)counted.malformed,
           (unsigned long long)counted.repeated, lost, closed, own_share);
    return counted.answers_measured && !counted.errors && !counted.unmatched && !counted.malformed
        && !counted.repeated && !lost && !closed;
}

int main(int argc, char **argv) {
    read_options(argc, argv);
    Connection *all = open_connections();
    prepare(all);
    ProcessUse before = {0}, after = {0};
    if (option.pid) before = process_use(option.pid);
    uint64_t own_cpu = own_cpu_ns(), start = monotonic_ns();
    measuring = true;
    if (option.gate) begin(all, ANSWERING);
    run_until(all, start + (uint64_t)(option.seconds * 1e9));
    measuring = false;
    draining = true;
    double seconds = (double)(monotonic_ns() - start) / 1e9;
    double own_share = (double)(own_cpu_ns() - own_cpu) / 1e9 / seconds;
    if (option.pid) after = process_use(option.pid);
    run_until(all, monotonic_ns() + DRAIN_NS);
    bool valid = report(all, seconds, own_share);
    if (option.pid) putchar(','), print_server(&before, &after, counted.answers_measured);
    puts("}");
    return valid ? 0 : EXIT_INVALID_RUN;
}
