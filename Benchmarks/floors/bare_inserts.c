// The floor below every durable answer: one row after another, each a commit of its own, in process.
//
//   bare_inserts DATABASE SECONDS        (a new database; prints one JSON line)
#define _GNU_SOURCE
#include "journal_table.h"

int main(int argc, char **argv) {
    if (argc != 3) fail(EXIT_USAGE, "usage: bare_inserts DATABASE SECONDS");
    JournalTable table = journal_open(argv[1]);
    static Latencies latencies;
    uint64_t start = monotonic_ns(), last = start, end = start + (uint64_t)(atof(argv[2]) * 1e9);
    for (int profile = 0; last < end; profile++) {
        journal_insert(&table, profile);
        uint64_t now = monotonic_ns();
        latencies_add(&latencies, now - last);
        last = now;
    }
    printf("{\"tool\":\"bare_inserts\",\"rows\":%llu,\"perSecond\":%.1f,", (unsigned long long)latencies.total,
           (double)latencies.total / ((double)(last - start) / 1e9));
    print_latencies(&latencies);
    puts("}");
    return sqlite3_close_v2(table.database) != SQLITE_OK;
}
