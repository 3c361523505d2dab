#include <sqlite3.h>

/// Text between double quotes is a name, never a string. (The call has a variable number of arguments.)
static inline void kidd_refuse_quoted_strings(sqlite3 *connection) {
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
    sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
}
