// The presentations that were answered, as 64-bit hashes: an answer must never be sent twice.
#ifndef KIDD_BENCH_SEEN_SET_H
#define KIDD_BENCH_SEEN_SET_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

typedef struct {
    uint64_t *slots; // 0 = free
    size_t room, count;
} SeenSet;

static inline uint64_t hashed(uint64_t hash, const char *text) {
    for (; *text; text++) hash = (hash ^ (unsigned char)*text) * 0x100000001b3u;
    return (hash ^ 0xff) * 0x100000001b3u;
}

static inline bool seen_place(SeenSet *set, uint64_t hash) {
    size_t at = (size_t)((hash * 0x9e3779b97f4a7c15u) >> 20) & (set->room - 1);
    while (set->slots[at] && set->slots[at] != hash) at = (at + 1) & (set->room - 1);
    if (set->slots[at]) return false;
    set->slots[at] = hash;
    set->count++;
    return true;
}

// False: this child has answered this presentation before.
static inline bool seen_insert(SeenSet *set, const char *child, const char *activity, const char *presentation) {
    if (set->count * 2 >= set->room) {
        SeenSet larger = {.room = set->room ? set->room * 2 : 1 << 20};
        larger.slots = calloc(larger.room, sizeof *larger.slots);
        if (!larger.slots) abort();
        for (size_t i = 0; i < set->room; i++)
            if (set->slots[i]) seen_place(&larger, set->slots[i]);
        free(set->slots);
        *set = larger;
    }
    uint64_t hash = hashed(hashed(hashed(0xcbf29ce484222325u, child), activity), presentation);
    return seen_place(set, hash ? hash : 1);
}

#endif
