// The floor for one command: start, connect, send one line, print the line that comes back, end.
//
//   cold_call SOCKET REQUEST
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

int main(int argc, char **argv) {
    if (argc != 3 || strlen(argv[1]) >= sizeof((struct sockaddr_un *)0)->sun_path) return 2;
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    strcpy(address.sun_path, argv[1]);
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    if (fd < 0 || connect(fd, (struct sockaddr *)&address, sizeof address) != 0) return 3;
    char line[16384];
    int request = snprintf(line, sizeof line, "%s\n", argv[2]);
    if (request >= (int)sizeof line || send(fd, line, (size_t)request, MSG_NOSIGNAL) != request) return 4;
    size_t length = 0;
    while (!length || line[length - 1] != '\n') {
        ssize_t count = recv(fd, line + length, sizeof line - length, 0);
        if (count <= 0) return 4;
        length += (size_t)count;
    }
    return fwrite(line, 1, length, stdout) != length;
}
