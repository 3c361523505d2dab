// What is freed is overwritten first: PINs, tokens and recovery codes pass through buffers, strings and closures of Swift,
// of its library and of NIO, which nobody can wipe one by one. All of them give their memory back by `free`; the one of
// this file stands before the C library's.
#include "CWipe.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define KIDD_SANITIZED 1
#endif
#endif

#if defined(__linux__) && !defined(KIDD_SANITIZED)
#include <features.h>
#endif

#if defined(__GLIBC__) && !defined(KIDD_SANITIZED)
#include <malloc.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

extern void __libc_free(void *memory);
extern void *__libc_realloc(void *memory, size_t count);

int kidd_wipes_freed_memory(void) { return 1; }

// A large block is a mapping of its own, which goes back to the machine: bit 1 of the word before it says so (glibc's
// format of chunks, the same since its first version).
static int is_mapped(void *memory) { return (((size_t *)memory)[-1] & 2) != 0; }

static void wipe(void *memory) {
    memset(memory, 0, malloc_usable_size(memory));
    // The compiler must believe that somebody looks at the zeros.
    __asm__ __volatile__("" : : "r"(memory) : "memory");
}

__attribute__((visibility("default"))) void free(void *memory) {
    if (memory != NULL && !is_mapped(memory)) wipe(memory);
    __libc_free(memory);
}

__attribute__((visibility("default"))) void *realloc(void *memory, size_t count) {
    if (memory == NULL || count == 0 || is_mapped(memory)) return __libc_realloc(memory, count);
    size_t had = malloc_usable_size(memory);
    // What fits stays where it is, if not much would be left over.
    if (count <= had && count >= had / 2) return memory;
    void *moved = malloc(count);
    if (moved == NULL) return NULL;
    memcpy(moved, memory, had < count ? had : count);
    free(memory);
    return moved;
}

#else

int kidd_wipes_freed_memory(void) { return 0; }

#endif
