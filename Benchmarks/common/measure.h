// Clock, latency histogram and the counters of a process, for the load tools and the C floors.
// Header only: every tool is one translation unit, built by `cc -O2`.
#ifndef KIDD_BENCH_MEASURE_H
#define KIDD_BENCH_MEASURE_H

#include <dirent.h>
#include <errno.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { EXIT_USAGE = 2, EXIT_UNREACHABLE = 3, EXIT_INVALID_RUN = 4 };

__attribute__((noreturn, format(printf, 2, 3))) static inline void fail(int status, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(status);
}

// Doubles the room at *memory until `wanted` elements fit.
static inline void *grown(void *memory, size_t *room, size_t wanted, size_t element) {
    if (wanted <= *room) return memory;
    size_t larger = *room ? *room : 64;
    while (larger < wanted) larger *= 2;
    memory = realloc(memory, larger * element);
    if (!memory) fail(1, "out of memory");
    *room = larger;
    return memory;
}

static inline uint64_t nanoseconds_of(struct timespec t) {
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static inline uint64_t monotonic_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return nanoseconds_of(t);
}

// The CPU time of this process itself: tells whether the load tool was the limit.
static inline uint64_t own_cpu_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return nanoseconds_of(t);
}

// Latencies in buckets that are 1/64 of their value wide; values below 64 ns are exact.
#define BUCKET_BITS 6
typedef struct {
    uint64_t counts[(65 - BUCKET_BITS) << BUCKET_BITS];
    uint64_t total;
    uint64_t largest;
} Latencies;

static inline void latencies_add(Latencies *l, uint64_t ns) {
    size_t bucket = (size_t)ns;
    if (ns >> BUCKET_BITS) {
        unsigned shift = 63u - BUCKET_BITS - (unsigned)__builtin_clzll(ns);
        bucket = ((size_t)shift << BUCKET_BITS) + (size_t)(ns >> shift);
    }
    l->counts[bucket]++;
    l->total++;
    if (ns > l->largest) l->largest = ns;
}

// The middle of the bucket in which the given part of all values ends, in microseconds.
static inline double latencies_middle(const Latencies *l, double part) {
    uint64_t wanted = (uint64_t)(part * (double)l->total), seen = 0;
    for (size_t bucket = 0; bucket < sizeof l->counts / sizeof *l->counts; bucket++) {
        seen += l->counts[bucket];
        if (seen <= wanted) continue;
        if (bucket < 2u << BUCKET_BITS) return (double)bucket / 1e3;
        unsigned shift = (unsigned)(bucket >> BUCKET_BITS) - 1;
        uint64_t lower = (uint64_t)(bucket - ((size_t)shift << BUCKET_BITS)) << shift;
        return ((double)lower + (double)(1ull << shift) / 2) / 1e3;
    }
    return (double)l->largest / 1e3;
}

// The given part (0.5 = median) of all values is below this, in microseconds.
static inline double latencies_at(const Latencies *l, double part) {
    double middle = latencies_middle(l, part), largest = (double)l->largest / 1e3;
    return middle < largest ? middle : largest;
}

static inline void print_latencies(const Latencies *l) {
    printf("\"p50us\":%.2f,\"p99us\":%.2f,\"p999us\":%.2f,\"maxUs\":%.2f", latencies_at(l, 0.5), latencies_at(l, 0.99),
           latencies_at(l, 0.999), (double)l->largest / 1e3);
}

// What a process has used up to now, over all its threads.
typedef struct {
    uint64_t cpu_ns;
    uint64_t voluntary_switches;
    uint64_t involuntary_switches;
    uint64_t resident_kib;
    unsigned threads;
} ProcessUse;

// The process's CPU clock is exact; the ticks of /proc/PID/stat (10 ms) stand in where it may not be read.
static inline uint64_t process_cpu_ns(int pid) {
    clockid_t clock;
    struct timespec t;
    if (clock_getcpuclockid(pid, &clock) == 0 && clock_gettime(clock, &t) == 0) return nanoseconds_of(t);
    char path[64], text[1024];
    snprintf(path, sizeof path, "/proc/%d/stat", pid);
    FILE *file = fopen(path, "r");
    if (!file) fail(EXIT_USAGE, "%s: %s", path, strerror(errno));
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    char *after_name = strrchr(text, ')');
    unsigned long user = 0, kernel = 0;
    const char *format = " %*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu";
    if (!after_name || sscanf(after_name + 1, format, &user, &kernel) != 2)
        fail(EXIT_USAGE, "%s: not understood", path);
    return (uint64_t)(user + kernel) * (1000000000u / (uint64_t)sysconf(_SC_CLK_TCK));
}

static inline void add_status_of_thread(const char *path, ProcessUse *use) {
    FILE *file = fopen(path, "r");
    if (!file) return;
    char line[256];
    unsigned long value;
    while (fgets(line, sizeof line, file)) {
        if (sscanf(line, "VmRSS: %lu", &value) == 1) use->resident_kib = value;
        if (sscanf(line, "voluntary_ctxt_switches: %lu", &value) == 1) use->voluntary_switches += value;
        if (sscanf(line, "nonvoluntary_ctxt_switches: %lu", &value) == 1) use->involuntary_switches += value;
    }
    fclose(file);
    use->threads++;
}

static inline ProcessUse process_use(int pid) {
    ProcessUse use = {.cpu_ns = process_cpu_ns(pid)};
    char path[400];
    snprintf(path, sizeof path, "/proc/%d/task", pid);
    DIR *folder = opendir(path);
    if (!folder) fail(EXIT_USAGE, "%s: %s", path, strerror(errno));
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] == '.') continue;
        snprintf(path, sizeof path, "/proc/%d/task/%s/status", pid, entry->d_name);
        add_status_of_thread(path, &use);
    }
    closedir(folder);
    return use;
}

// The server's part of a result line: CPU and switches between two readings, per `calls`.
static inline void print_server(const ProcessUse *before, const ProcessUse *after, uint64_t calls) {
    double each = calls ? (double)calls : 1;
    printf("\"server\":{\"cpuUsPerCall\":%.4f,\"voluntarySwitchesPerCall\":%.4f,\"voluntarySwitches\":%llu,"
           "\"rssKiB\":%llu,\"threads\":%u}",
           (double)(after->cpu_ns - before->cpu_ns) / 1e3 / each,
           (double)(after->voluntary_switches - before->voluntary_switches) / each,
           (unsigned long long)(after->voluntary_switches - before->voluntary_switches),
           (unsigned long long)after->resident_kib, after->threads);
}

#endif
