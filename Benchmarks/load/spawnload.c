// Times whole processes, start to exit, in turn: one of the first command, one of the second, and so on; every other
// round in the opposite order.
//
//   spawnload ROUNDS -- FIRST_COMMAND... -- SECOND_COMMAND... [-- ...]        (at most 8 commands)
//
// The commands' output is thrown away. Prints a JSON array with one object per command; exit 4 if one of them failed.
#define _GNU_SOURCE
#include "../common/measure.h"
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>

enum { MOST_COMMANDS = 8, WARM_UP_ROUNDS = 3 };
extern char **environ;

typedef struct {
    char **arguments;
    Latencies latencies;
    unsigned failures;
} Command;

// Start to exit in nanoseconds; *failed tells whether it ended otherwise than with 0.
static uint64_t run_once(char **arguments, const posix_spawn_file_actions_t *actions, unsigned *failed) {
    pid_t pid;
    int status = 0;
    uint64_t start = monotonic_ns();
    int error = posix_spawnp(&pid, arguments[0], actions, NULL, arguments, environ);
    if (error) fail(EXIT_UNREACHABLE, "%s: %s", arguments[0], strerror(error));
    if (waitpid(pid, &status, 0) != pid) fail(1, "waitpid: %s", strerror(errno));
    uint64_t taken = monotonic_ns() - start;
    *failed = !WIFEXITED(status) || WEXITSTATUS(status) != 0;
    return taken;
}

static void print_command(const Command *command) {
    printf("{\"tool\":\"spawnload\",\"command\":\"%s\",\"runs\":%llu,\"failures\":%u,", command->arguments[0],
           (unsigned long long)command->latencies.total, command->failures);
    print_latencies(&command->latencies);
    putchar('}');
}

int main(int argc, char **argv) {
    static Command commands[MOST_COMMANDS];
    unsigned count = 0, failures = 0;
    int rounds = argc > 3 ? atoi(argv[1]) : 0;
    for (int i = 2; i < argc; i++) {
        if (strcmp(argv[i], "--") != 0) continue;
        argv[i] = NULL;
        if (i + 1 < argc && count < MOST_COMMANDS) commands[count++].arguments = &argv[i + 1];
    }
    if (rounds < 1 || !count) fail(EXIT_USAGE, "usage: spawnload ROUNDS -- COMMAND... [-- COMMAND...]");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
        for (unsigned i = 0; i < count; i++) {
            Command *command = &commands[round % 2 ? count - 1 - i : i];
            unsigned failed;
            uint64_t taken = run_once(command->arguments, &actions, &failed);
            if (round >= 0) latencies_add(&command->latencies, taken);
            command->failures += failed;
            failures += failed;
        }
    }
    for (unsigned i = 0; i < count; i++) putchar(i ? ',' : '['), print_command(&commands[i]);
    puts("]");
    return failures ? EXIT_INVALID_RUN : 0;
}
