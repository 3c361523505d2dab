// Finds members in JSON that a server of ours has written (valid, compact or not); nothing is decoded or copied.
#ifndef KIDD_BENCH_JSON_PEEK_H
#define KIDD_BENCH_JSON_PEEK_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

// The source text of a value; start == NULL: there is none.
typedef struct {
    const char *start, *end;
} Json;

static inline const char *json_space(const char *at, const char *end) {
    while (at < end && (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n')) at++;
    return at;
}

static inline const char *json_string_end(const char *at, const char *end) {
    for (at++; at < end && *at != '"'; at++) at += *at == '\\';
    return at < end ? at + 1 : end;
}

// The end of the value that begins at `at`.
static inline const char *json_value_end(const char *at, const char *end) {
    int depth = 0;
    while (at < end) {
        if (*at == '"') at = json_string_end(at, end);
        else if (*at == '{' || *at == '[') depth++, at++;
        else if (*at == '}' || *at == ']') depth--, at++;
        else if (depth) at++;
        else {
            while (at < end && !strchr(",}] \t\r\n", *at)) at++;
            return at;
        }
        if (depth <= 0) return at;
    }
    return end;
}

static inline bool json_is(Json value, char first) {
    return value.start && value.start < value.end && *value.start == first;
}

// Goes over the members of an object or the elements of an array. `at` begins as `value.start`.
static inline bool json_next(Json value, const char **at, Json *name, Json *element) {
    bool object = json_is(value, '{');
    if (!object && !json_is(value, '[')) return false;
    const char *p = json_space(*at + 1, value.end);
    if (*at != value.start) p = json_space(*at, value.end), p = json_space(p + (p < value.end && *p == ','), value.end);
    if (p >= value.end || *p == '}' || *p == ']') return false;
    if (object) {
        *name = (Json){p, json_string_end(p, value.end)};
        p = json_space(name->end, value.end);
        p = json_space(p + 1, value.end);
    }
    *element = (Json){p, json_value_end(p, value.end)};
    *at = element->end;
    return true;
}

static inline Json json_member(Json object, const char *wanted) {
    if (!json_is(object, '{')) return (Json){0};
    size_t length = strlen(wanted);
    const char *at = object.start;
    for (Json name, value; json_next(object, &at, &name, &value);) {
        if ((size_t)(name.end - name.start) == length + 2 && memcmp(name.start + 1, wanted, length) == 0) return value;
    }
    return (Json){0};
}

static inline size_t json_count(Json array) {
    size_t count = 0;
    const char *at = array.start;
    for (Json name, value; json_next(array, &at, &name, &value);) count++;
    return count;
}

static inline Json json_element(Json array, size_t index) {
    const char *at = array.start;
    for (Json name, value; json_next(array, &at, &name, &value);)
        if (index-- == 0) return value;
    return (Json){0};
}

#endif
