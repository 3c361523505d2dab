// Freed memory is overwritten, in every program that this module is linked into.
#ifndef KIDD_CWIPE_H
#define KIDD_CWIPE_H

/// Whether this program overwrites the memory that it frees: not with a C library other than glibc, nor under a sanitizer.
int kidd_wipes_freed_memory(void);

#endif
