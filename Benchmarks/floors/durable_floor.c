// The floor for a durable answer: an epoll server that stores one row per line and answers with fixed bytes.
// All lines that one epoll_wait found share one transaction; their replies leave after its commit.
//
//   durable_floor SOCKET DATABASE REPLY_FILE        (a new database; runs until it is ended)
#define _GNU_SOURCE
#include "../common/line_socket.h"
#include "journal_table.h"

enum { MOST_EVENTS = 256 };
static int poller;

static void take_connection(int listener) {
    int fd = accept4(listener, NULL, NULL, SOCK_CLOEXEC);
    if (fd < 0) return;
    LineSocket *socket = calloc(1, sizeof *socket);
    socket->fd = fd;
    watch(poller, socket, EPOLL_CTL_ADD);
}

// Stores a row for each whole line, in a transaction that begins with the first; queues the replies.
static void take_lines(LineSocket *socket, JournalTable *table, bool *open, const Buffer *reply) {
    receive_lines(socket);
    size_t length;
    while (next_line(socket, &length)) {
        if (!*open) journal_step(table, table->begin);
        *open = true;
        journal_insert(table, socket->fd);
        buffer_append(&socket->out, reply->bytes, reply->length);
    }
}

static void let_go(LineSocket *socket) {
    close(socket->fd);
    free(socket->in.bytes);
    free(socket->out.bytes);
    free(socket);
}

int main(int argc, char **argv) {
    if (argc != 4) fail(EXIT_USAGE, "usage: durable_floor SOCKET DATABASE REPLY_FILE");
    Buffer reply = buffer_of_file(argv[3]);
    JournalTable table = journal_open(argv[2]);
    int listener = listen_at(argv[1]);
    poller = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event events[MOST_EVENTS] = {{.events = EPOLLIN, .data.ptr = NULL}};
    epoll_ctl(poller, EPOLL_CTL_ADD, listener, &events[0]);
    for (;;) {
        bool open = false;
        int count = epoll_wait(poller, events, MOST_EVENTS, -1);
        for (int i = 0; i < count; i++) {
            LineSocket *socket = events[i].data.ptr;
            if (!socket) take_connection(listener);
            else if (events[i].events & ~(uint32_t)EPOLLOUT) take_lines(socket, &table, &open, &reply);
        }
        if (open) journal_step(&table, table.commit);
        for (int i = 0; i < count; i++) {
            LineSocket *socket = events[i].data.ptr;
            if (!socket) continue;
            flush_lines(poller, socket);
            if (socket->closed) let_go(socket);
        }
    }
}
