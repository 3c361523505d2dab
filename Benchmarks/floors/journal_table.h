// The table that both durable floors write: one row per answer, as a journal of sealed records has it.
#ifndef KIDD_BENCH_JOURNAL_TABLE_H
#define KIDD_BENCH_JOURNAL_TABLE_H

#include "../common/measure.h"
#include <sqlite3.h>

#define ROW_BYTES 300

typedef struct {
    sqlite3 *database;
    sqlite3_stmt *begin, *insert, *commit;
} JournalTable;

static inline void journal_check(JournalTable *table, int status) {
    if (status != SQLITE_OK && status != SQLITE_DONE && status != SQLITE_ROW)
        fail(1, "SQLite: %s", sqlite3_errmsg(table->database));
}

// WAL and synchronous=FULL: what was committed is on the disk. Checkpoints as SQLite makes them by itself.
static inline JournalTable journal_open(const char *path) {
    JournalTable table = {0};
    journal_check(&table, sqlite3_open(path, &table.database));
    sqlite3 *database = table.database;
    journal_check(&table, sqlite3_exec(database,
                                       "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;"
                                       "CREATE TABLE row(seq INTEGER PRIMARY KEY, profile INT, kind INT, sealed BLOB)",
                                       NULL, NULL, NULL));
    journal_check(&table, sqlite3_prepare_v2(database, "BEGIN IMMEDIATE", -1, &table.begin, NULL));
    journal_check(&table, sqlite3_prepare_v2(database, "COMMIT", -1, &table.commit, NULL));
    journal_check(&table, sqlite3_prepare_v2(database, "INSERT INTO row(profile, kind, sealed) VALUES(?, ?, ?)", -1,
                                             &table.insert, NULL));
    return table;
}

static inline void journal_step(JournalTable *table, sqlite3_stmt *statement) {
    journal_check(table, sqlite3_step(statement));
    journal_check(table, sqlite3_reset(statement));
}

// One row of ROW_BYTES; outside of a transaction it is a commit of its own.
static inline void journal_insert(JournalTable *table, int profile) {
    static char sealed[ROW_BYTES];
    sealed[(unsigned)profile % ROW_BYTES]++;
    sqlite3_bind_int(table->insert, 1, profile);
    sqlite3_bind_int(table->insert, 2, 1);
    sqlite3_bind_blob(table->insert, 3, sealed, ROW_BYTES, SQLITE_STATIC);
    journal_step(table, table->insert);
}

#endif
