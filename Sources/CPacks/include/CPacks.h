// The bundles of the packs that are part of the program, and its drawings. `make spec` writes them.
#ifndef CPACKS_H
#define CPACKS_H

#include <stddef.h>

struct kidd_bundle {
    const char *name;
    const unsigned char *bytes;
    size_t size;
};

// The bundle at a place from 0; without bytes after the last one.
struct kidd_bundle kidd_bundle_at(size_t place);

#endif
