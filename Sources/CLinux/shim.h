// What Swift's Glibc does not have: a call with a variable number of arguments, and the environment as it stands.
#ifndef KIDD_CLINUX_SHIM_H
#define KIDD_CLINUX_SHIM_H

#include <sys/prctl.h>

extern char **environ;

/// From now on orphans among the descendants become children of this process. 0, or -1 with errno.
static inline int kidd_adopt_orphans(void) { return prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }

/// The variables of this process, as a program that is started takes them.
static inline char **kidd_environment(void) { return environ; }

#endif
