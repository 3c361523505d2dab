// The files of the page, which are part of kidd-web: those of the folder `web`. `make spec` writes the list.
#ifndef CWEB_H
#define CWEB_H

#include <stddef.h>

struct kidd_web_file {
    const char *path;
    const unsigned char *bytes;
    size_t size;
};

// The file at a place from 0; without bytes after the last one.
struct kidd_web_file kidd_web_file_at(size_t place);

#endif
