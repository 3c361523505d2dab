// What Swift's Glibc does not have: calls with a variable number of arguments, the environment as it stands, and the
// allocator's own.
#ifndef KIDD_CLINUX_SHIM_H
#define KIDD_CLINUX_SHIM_H

#include <fcntl.h>
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
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

/// Gives free memory back to the machine.
static inline void kidd_give_memory_back(void) { malloc_trim(0); }

/// The variables of this process, as a program that is started takes them.
static inline char **kidd_environment(void) { return environ; }

/// Gives a file another name, never that of a file that is there. 0, or -1 with errno; EINVAL where the file system
/// cannot.
static inline int kidd_rename_new(const char *from, const char *to) {
    return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 1 /* RENAME_NOREPLACE */);
}

#endif
