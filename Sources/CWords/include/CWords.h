// The languages that are part of the programs: the files of the folder `words`. `make spec` writes the list.
#ifndef CWORDS_H
#define CWORDS_H

#include <stddef.h>

struct kidd_language {
    const char *tag;
    const unsigned char *bytes;
    size_t size;
};

// The language at a place from 0; without bytes after the last one.
struct kidd_language kidd_language_at(size_t place);

#endif
