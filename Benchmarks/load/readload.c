// Closed-loop load over a Unix socket: C connections, each keeping D requests in flight. Prints one JSON line.
//
//   readload -s SOCKET -f TEMPLATES [-c 1] [-d 1] [-t 2] [-w 0.2] [-m id|order] [-p PID] [-i PRELUDE]
//
//   -f  request lines, sent in turn; @ID@ in a line becomes the id (always ten digits)
//   -c  connections     -d  requests in flight on each     -t  seconds measured     -w  seconds before, not measured
//   -m  how a reply finds its request: by its "id", or by order (for a server with one fixed reply)
//   -p  also report CPU, context switches and memory of this server
//   -i  lines that are sent once on each connection before the start, each waiting for its reply
//
// Exit: 0 a valid run, 2 usage, 3 not reachable, 4 invalid (an error reply, a reply without a request, a reply lost, a
// connection closed).
#define _GNU_SOURCE
#include "../common/line_socket.h"

#define FIRST_ID 1000000000u
#define DRAIN_NS 3000000000ull

typedef struct {
    const char *text;
    size_t length, id_at; // id_at == length: no placeholder
} Template;

typedef struct {
    LineSocket socket;
    uint64_t *sent_at; // per slot; 0 = free
    uint64_t *ids;     // per slot: the id in flight
    unsigned head;     // by order: the slot of the oldest request
    unsigned in_flight;
} Connection;

static struct {
    const char *socket, *templates, *prelude;
    unsigned connections, depth;
    double seconds, warm_up;
    bool by_order;
    int pid;
} option = {.connections = 1, .depth = 1, .seconds = 2, .warm_up = 0.2};

static Template *templates;
static size_t template_count, template_next;
static uint64_t sequence, errors, unmatched, replies_measured, reply_bytes;
static Latencies latencies;
static bool measuring, sending = true;
static int poller;

static void load_templates(void) {
    Buffer file = buffer_of_file(option.templates);
    size_t room = 0;
    buffer_append(&file, "\n", 1);
    for (char *line = file.bytes, *end = line + file.length, *newline; line < end; line = newline + 1) {
        newline = memchr(line, '\n', (size_t)(end - line));
        size_t length = (size_t)(newline - line);
        if (!length) continue;
        char *placeholder = memmem(line, length, "@ID@", 4);
        templates = grown(templates, &room, template_count + 1, sizeof *templates);
        templates[template_count++] = (Template){line, length, placeholder ? (size_t)(placeholder - line) : length};
    }
    if (!template_count) fail(EXIT_USAGE, "%s: no request line", option.templates);
}

static void queue_request(Connection *c, unsigned slot, uint64_t now) {
    const Template *t = &templates[template_next];
    template_next = (template_next + 1) % template_count;
    uint64_t id = FIRST_ID + (sequence++ % 80000000u) * option.depth + slot;
    char *out = buffer_reserve(&c->socket.out, t->length + 16);
    memcpy(out, t->text, t->id_at);
    char *end = out + t->id_at;
    if (t->id_at < t->length) {
        uint64_t rest = id;
        for (int digit = 9; digit >= 0; digit--, rest /= 10) end[digit] = (char)('0' + rest % 10);
        end = mempcpy(end + 10, t->text + t->id_at + 4, t->length - t->id_at - 4);
    }
    *end++ = '\n';
    c->socket.out.length += (size_t)(end - out);
    c->ids[slot] = id;
    c->sent_at[slot] = now;
    c->in_flight++;
}

// The slot that a reply answers, or `depth` for none.
static unsigned slot_of(Connection *c, const char *line, size_t length) {
    if (option.by_order) {
        unsigned slot = c->head;
        c->head = (slot + 1) % option.depth;
        return c->sent_at[slot] ? slot : option.depth;
    }
    const char *at = memmem(line, length, "\"id\":", 5);
    uint64_t id = 0;
    const char *end = line + length;
    if (at) for (at += 5; at < end && *at == ' ';) at++;
    for (; at && at < end && *at >= '0' && *at <= '9'; at++) id = id * 10 + (uint64_t)(*at - '0');
    if (id < FIRST_ID) return option.depth;
    unsigned slot = (unsigned)((id - FIRST_ID) % option.depth);
    return c->sent_at[slot] && c->ids[slot] == id ? slot : option.depth;
}

// A reply names "result" near its start; only when it does not is the whole line looked through.
static bool is_error(const char *line, size_t length) {
    if (memmem(line, length < 96 ? length : 96, "\"result\":", 9)) return false;
    return memmem(line, length, "\"result\":", 9) == NULL;
}

static void take_reply(Connection *c, const char *line, size_t length, uint64_t now) {
    unsigned slot = slot_of(c, line, length);
    if (slot == option.depth) {
        unmatched++;
        return;
    }
    if (is_error(line, length) && errors++ == 0) fprintf(stderr, "first error: %.*s\n", (int)length, line);
    if (measuring) {
        latencies_add(&latencies, now - c->sent_at[slot]);
        replies_measured++;
        reply_bytes += length + 1;
    }
    c->sent_at[slot] = 0;
    c->in_flight--;
    if (sending) queue_request(c, slot, now);
}

static void serve(Connection *c, uint32_t events) {
    if (events & ~(uint32_t)EPOLLOUT) {
        receive_lines(&c->socket);
        uint64_t now = monotonic_ns();
        size_t length;
        for (char *line; (line = next_line(&c->socket, &length));) take_reply(c, line, length, now);
    }
    flush_lines(poller, &c->socket);
    if (c->socket.closed) epoll_ctl(poller, EPOLL_CTL_DEL, c->socket.fd, NULL);
}

static unsigned in_flight_now(const Connection *all) {
    unsigned count = 0;
    for (unsigned i = 0; i < option.connections; i++) count += all[i].in_flight;
    return count;
}

// Serves replies until the given time, or (draining) until none is outstanding.
static void run_until(const Connection *all, uint64_t end) {
    struct epoll_event events[64];
    for (uint64_t now; (now = monotonic_ns()) < end && (sending || in_flight_now(all));) {
        int count = epoll_wait(poller, events, 64, (int)((end - now) / 1000000) + 1);
        for (int i = 0; i < count; i++) serve(events[i].data.ptr, events[i].events);
    }
}

static Connection *open_connections(void) {
    Connection *all = calloc(option.connections, sizeof *all);
    Buffer prelude = option.prelude ? buffer_of_file(option.prelude) : (Buffer){0};
    poller = epoll_create1(EPOLL_CLOEXEC);
    for (unsigned i = 0; i < option.connections; i++) {
        all[i].socket.fd = connect_to(option.socket);
        all[i].sent_at = calloc(option.depth, sizeof(uint64_t));
        all[i].ids = calloc(option.depth, sizeof(uint64_t));
        send_prelude(all[i].socket.fd, &prelude);
        watch(poller, &all[i].socket, EPOLL_CTL_ADD);
    }
    return all;
}

static void read_options(int count, char **arguments) {
    for (int letter; (letter = getopt(count, arguments, "s:f:c:d:t:w:m:p:i:")) != -1;) {
        switch (letter) {
        case 's': option.socket = optarg; break;
        case 'f': option.templates = optarg; break;
        case 'c': option.connections = (unsigned)atoi(optarg); break;
        case 'd': option.depth = (unsigned)atoi(optarg); break;
        case 't': option.seconds = atof(optarg); break;
        case 'w': option.warm_up = atof(optarg); break;
        case 'm': option.by_order = strcmp(optarg, "order") == 0; break;
        case 'p': option.pid = atoi(optarg); break;
        case 'i': option.prelude = optarg; break;
        default: exit(EXIT_USAGE);
        }
    }
    if (!option.socket || !option.templates || !option.connections || !option.depth || option.depth > 100)
        fail(EXIT_USAGE, "usage: readload -s SOCKET -f TEMPLATES [-c N] [-d 1...100] [-t S] [-w S] [-m id|order]"
                         " [-p PID] [-i PRELUDE]");
}

int main(int argc, char **argv) {
    read_options(argc, argv);
    load_templates();
    Connection *all = open_connections();
    for (unsigned i = 0; i < option.connections; i++) {
        for (unsigned slot = 0; slot < option.depth; slot++) queue_request(&all[i], slot, monotonic_ns());
        flush_lines(poller, &all[i].socket);
    }
    run_until(all, monotonic_ns() + (uint64_t)(option.warm_up * 1e9));

    ProcessUse before = {0}, after = {0};
    if (option.pid) before = process_use(option.pid);
    uint64_t own_cpu = own_cpu_ns(), start = monotonic_ns();
    measuring = true;
    run_until(all, start + (uint64_t)(option.seconds * 1e9));
    measuring = sending = false;
    double seconds = (double)(monotonic_ns() - start) / 1e9;
    double own_share = (double)(own_cpu_ns() - own_cpu) / 1e9 / seconds;
    if (option.pid) after = process_use(option.pid);
    run_until(all, monotonic_ns() + DRAIN_NS);

    unsigned lost = in_flight_now(all), closed = 0;
    for (unsigned i = 0; i < option.connections; i++) closed += all[i].socket.closed;
    printf("{\"tool\":\"readload\",\"connections\":%u,\"depth\":%u,\"seconds\":%.3f,\"replies\":%llu,"
           "\"perSecond\":%.1f,",
           option.connections, option.depth, seconds, (unsigned long long)replies_measured,
           (double)replies_measured / seconds);
    print_latencies(&latencies);
    printf(",\"replyBytes\":%.1f,\"errors\":%llu,\"unmatched\":%llu,\"lost\":%u,\"closed\":%u,\"loadCPU\":%.2f",
           replies_measured ? (double)reply_bytes / (double)replies_measured : 0, (unsigned long long)errors,
           (unsigned long long)unmatched, lost, closed, own_share);
    if (option.pid) putchar(','), print_server(&before, &after, replies_measured);
    puts("}");
    return errors || unmatched || lost || closed || !replies_measured ? EXIT_INVALID_RUN : 0;
}
