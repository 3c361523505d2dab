// What Swift's Glibc does not have: calls with a variable number of arguments, the environment as it stands, and the
// allocator's own.
#ifndef KIDD_CLINUX_SHIM_H
#define KIDD_CLINUX_SHIM_H

#include <errno.h>
#include <fcntl.h>
#include <linux/inet_diag.h>
#include <linux/netlink.h>
#include <linux/sock_diag.h>
#include <malloc.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <unistd.h>

extern char **environ;

/// From now on orphans among the descendants become children of this process. 0, or -1 with errno.
static inline int kidd_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

/// From now on no other process of this account may read this one's memory, and a crash leaves no core file. 0, or -1
/// with errno.
static inline int kidd_forbid_dumps(void) { return prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); }

/// From now on every allocation of this many bytes or more is a mapping of its own, which goes back to the machine when
/// it is freed. (The C library raises that bound when it sees large ones freed, and keeps them then.)
static inline void kidd_map_allocations(int bytes) { mallopt(M_MMAP_THRESHOLD, bytes); }

/// What each program needs before it begins. Standard input, output and error are there, and be it as /dev/null: what is opened
/// next would be taken for them else, and a sentence for people be written into it. Ends the program with a word where /proc is
/// missing: without it nobody knows with which arguments it was called.
static inline void kidd_begin(const char *program) {
    int spare;
    do spare = open("/dev/null", O_RDWR | O_CLOEXEC);
    while (spare >= 0 && spare <= STDERR_FILENO && fcntl(spare, F_SETFD, 0) == 0);
    if (spare > STDERR_FILENO) close(spare);
    if (access("/proc/self/cmdline", R_OK) == 0) return;
    dprintf(STDERR_FILENO, "%s: /proc is not mounted, and without it no program is told its arguments\n", program);
    _exit(1);
}

static inline void *kidd_thread_waits(void *gate) {
    pthread_mutex_lock((pthread_mutex_t *)gate);
    pthread_mutex_unlock((pthread_mutex_t *)gate);
    return NULL;
}

/// Whether this process may have so many more threads, at most 32, at once: tried, not reckoned, since accounts, units and
/// containers each have a limit. 0, or the error.
static inline int kidd_try_threads(int count) {
    pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    pthread_t threads[32];
    int started = 0, failure = 0;
    pthread_mutex_lock(&gate);
    while (started < count && started < 32) {
        failure = pthread_create(&threads[started], NULL, kidd_thread_waits, &gate);
        if (failure) break;
        started++;
    }
    pthread_mutex_unlock(&gate);
    while (started > 0) pthread_join(threads[--started], NULL);
    return failure;
}

/// The number of the kind of file system that a path is on (`linux/magic.h`). 0, or the error.
static inline int kidd_file_system(const char *path, unsigned int *kind) {
    struct statfs status;
    if (statfs(path, &status) != 0) return errno;
    *kind = (unsigned int)status.f_type;
    return 0;
}

/// Gives free memory back to the machine.
static inline void kidd_give_memory_back(void) { malloc_trim(0); }

/// The variables of this process, as a program that is started takes them.
static inline char **kidd_environment(void) { return environ; }

/// Gives a file another name, never that of a file that is there. 0, or -1 with errno; EINVAL where the file system
/// cannot.
static inline int kidd_rename_new(const char *from, const char *to) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 1 /* RENAME_NOREPLACE */);
}

/// The account that holds the other end of a TCP connection within this machine, or -1 where the kernel does not tell: it
/// does not find a socket that is bound to a device, but in its place whoever listens at that port, who has no other end; and
/// of one that nobody holds any more older kernels would name root.
static inline long kidd_tcp_peer_uid(int connection) {
    struct sockaddr_storage own, peer;
    socklen_t own_size = sizeof own, peer_size = sizeof peer;
    if (getsockname(connection, (struct sockaddr *)&own, &own_size) != 0 ||
        getpeername(connection, (struct sockaddr *)&peer, &peer_size) != 0)
        return -1;
    struct {
        struct nlmsghdr header;
        struct inet_diag_req_v2 request;
    } question;
    memset(&question, 0, sizeof question);
    question.header.nlmsg_len = sizeof question;
    question.header.nlmsg_type = SOCK_DIAG_BY_FAMILY;
    question.header.nlmsg_flags = NLM_F_REQUEST;
    question.request.sdiag_family = own.ss_family;
    question.request.sdiag_protocol = IPPROTO_TCP;
    question.request.idiag_states = ~0u;
    // The connection as the other end sees it.
    struct inet_diag_sockid *id = &question.request.id;
    if (own.ss_family == AF_INET) {
        const struct sockaddr_in *from = (struct sockaddr_in *)&peer, *to = (struct sockaddr_in *)&own;
        id->idiag_sport = from->sin_port;
        id->idiag_dport = to->sin_port;
        id->idiag_src[0] = from->sin_addr.s_addr;
        id->idiag_dst[0] = to->sin_addr.s_addr;
    } else if (own.ss_family == AF_INET6) {
        const struct sockaddr_in6 *from = (struct sockaddr_in6 *)&peer, *to = (struct sockaddr_in6 *)&own;
        id->idiag_sport = from->sin6_port;
        id->idiag_dport = to->sin6_port;
        memcpy(id->idiag_src, &from->sin6_addr, sizeof from->sin6_addr);
        memcpy(id->idiag_dst, &to->sin6_addr, sizeof to->sin6_addr);
    } else {
        return -1;
    }
    id->idiag_cookie[0] = id->idiag_cookie[1] = INET_DIAG_NOCOOKIE;
    int kernel = socket(AF_NETLINK, SOCK_RAW | SOCK_CLOEXEC, NETLINK_SOCK_DIAG);
    if (kernel < 0) return -1;
    struct {
        struct nlmsghdr header;
        struct inet_diag_msg message;
        char attributes[512];
    } answer;
    memset(&answer, 0, sizeof answer);
    long uid = -1;
    if (send(kernel, &question, sizeof question, 0) == (ssize_t)sizeof question &&
        recv(kernel, &answer, sizeof answer, 0) >= (ssize_t)(sizeof answer.header + sizeof answer.message) &&
        answer.header.nlmsg_type == SOCK_DIAG_BY_FAMILY && answer.message.id.idiag_sport == id->idiag_sport &&
        answer.message.id.idiag_dport == id->idiag_dport && answer.message.idiag_inode != 0)
        uid = (long)answer.message.idiag_uid;
    close(kernel);
    return uid;
}

/// Whether the other end of a TCP connection is on another machine: 1, or 0 for this one and where that cannot be told.
static inline int kidd_tcp_peer_is_elsewhere(int connection) {
    struct sockaddr_storage peer;
    socklen_t size = sizeof peer;
    if (getpeername(connection, (struct sockaddr *)&peer, &size) != 0) return 0;
    if (peer.ss_family == AF_INET) ((struct sockaddr_in *)&peer)->sin_port = 0;
    else if (peer.ss_family == AF_INET6) ((struct sockaddr_in6 *)&peer)->sin6_port = 0;
    else return 0;
    int probe = socket(peer.ss_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (probe < 0) return 0;
    // What this machine cannot bind is no address of its own.
    int is_elsewhere = bind(probe, (struct sockaddr *)&peer, size) != 0 && errno == EADDRNOTAVAIL;
    close(probe);
    return is_elsewhere;
}

#endif
