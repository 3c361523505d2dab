// One line-framed connection over a Unix stream socket: non-blocking, buffered both ways, driven by epoll.
#ifndef KIDD_BENCH_LINE_SOCKET_H
#define KIDD_BENCH_LINE_SOCKET_H

#include "measure.h"
#include <fcntl.h>
#include <stdbool.h>
#include <sys/epoll.h>
#include <sys/socket.h>
#include <sys/un.h>

typedef struct {
    char *bytes;
    size_t length, room;
} Buffer;

static inline char *buffer_reserve(Buffer *buffer, size_t more) {
    buffer->bytes = grown(buffer->bytes, &buffer->room, buffer->length + more, 1);
    return buffer->bytes + buffer->length;
}

static inline void buffer_append(Buffer *buffer, const char *bytes, size_t length) {
    memcpy(buffer_reserve(buffer, length), bytes, length);
    buffer->length += length;
}

static inline Buffer buffer_of_file(const char *path) {
    Buffer buffer = {0};
    FILE *file = fopen(path, "r");
    if (!file) fail(EXIT_USAGE, "%s: %s", path, strerror(errno));
    for (size_t count; (count = fread(buffer_reserve(&buffer, 4096), 1, 4096, file)) > 0;) buffer.length += count;
    fclose(file);
    return buffer;
}

typedef struct {
    int fd;
    bool closed;         // the peer has gone, or the connection failed
    bool awaits_room;    // the socket was full: EPOLLOUT is asked for
    Buffer in, out;
    size_t line_start;   // in `in`: where the next line begins
    size_t sent;         // in `out`: what the socket has taken
} LineSocket;

static inline struct sockaddr_un address_of(const char *path) {
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    if (strlen(path) >= sizeof address.sun_path) fail(EXIT_USAGE, "the socket path is too long: %s", path);
    strcpy(address.sun_path, path);
    return address;
}

static inline int connect_to(const char *path) {
    struct sockaddr_un address = address_of(path);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) != 0)
        fail(EXIT_UNREACHABLE, "%s: %s", path, strerror(errno));
    return fd;
}

// A listening socket at `path`; what was there before is removed.
static inline int listen_at(const char *path) {
    struct sockaddr_un address = address_of(path);
    unlink(path);
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || bind(fd, (struct sockaddr *)&address, sizeof address) != 0 || listen(fd, 256) != 0)
        fail(EXIT_UNREACHABLE, "%s: %s", path, strerror(errno));
    return fd;
}

static inline void watch(int poller, LineSocket *socket, int operation) {
    struct epoll_event event = {.events = EPOLLIN | (socket->awaits_room ? EPOLLOUT : 0), .data.ptr = socket};
    if (epoll_ctl(poller, operation, socket->fd, &event) != 0) fail(1, "epoll_ctl: %s", strerror(errno));
}

// Sends what is queued, as far as the socket takes it.
static inline void flush_lines(int poller, LineSocket *socket) {
    while (!socket->closed && socket->sent < socket->out.length) {
        size_t left = socket->out.length - socket->sent;
        ssize_t count = send(socket->fd, socket->out.bytes + socket->sent, left, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count > 0) socket->sent += (size_t)count;
        else if (errno == EAGAIN) break;
        else if (errno != EINTR) socket->closed = true;
    }
    bool unfinished = socket->sent < socket->out.length && !socket->closed;
    if (!unfinished) socket->out.length = socket->sent = 0;
    if (unfinished == socket->awaits_room) return;
    socket->awaits_room = unfinished;
    watch(poller, socket, EPOLL_CTL_MOD);
}

// Takes in what one recv gives. Lines handed out before are no longer valid.
static inline void receive_lines(LineSocket *socket) {
    Buffer *in = &socket->in;
    if (socket->line_start) {
        in->length -= socket->line_start;
        memmove(in->bytes, in->bytes + socket->line_start, in->length);
        socket->line_start = 0;
    }
    char *end = buffer_reserve(in, 64 << 10);
    ssize_t count = recv(socket->fd, end, in->room - in->length, MSG_DONTWAIT);
    if (count > 0) in->length += (size_t)count;
    else if (count == 0 || (errno != EAGAIN && errno != EINTR)) socket->closed = true;
}

// The next whole line without its newline, or NULL.
static inline char *next_line(LineSocket *socket, size_t *length) {
    char *start = socket->in.bytes + socket->line_start;
    char *newline = memchr(start, '\n', socket->in.length - socket->line_start);
    if (!newline) return NULL;
    *length = (size_t)(newline - start);
    socket->line_start += *length + 1;
    return start;
}

// Sends the lines of `prelude` one by one, each waiting for its reply (a log-in, for example).
static inline void send_prelude(int fd, const Buffer *prelude) {
    for (size_t at = 0; at < prelude->length;) {
        const char *line = prelude->bytes + at, *newline = memchr(line, '\n', prelude->length - at);
        size_t length = newline ? (size_t)(newline - line) + 1 : prelude->length - at;
        if (send(fd, line, length, MSG_NOSIGNAL) != (ssize_t)length) 
            fail(EXIT_UNREACHABLE, "the prelude was not taken");
        char reply[65536];
        size_t got = 0;
        while (!got || reply[got - 1] != '\n') {
            ssize_t count = recv(fd, reply + got, sizeof reply - got, 0);
            if (count <= 0) fail(EXIT_UNREACHABLE, "the prelude got no reply");
            got += (size_t)count;
        }
        if (memmem(reply, got, "\"error\":", 8)) 
            fail(EXIT_UNREACHABLE, "the prelude was refused: %.*s", (int)got, reply);
        at += length;
    }
}

#endif
