import Glibc

/// Waits a millisecond at most for something to be possible with a descriptor: `POLLOUT`, `POLLIN`.
func waitBriefly(_ descriptor: Int32, for events: Int32) {
    var asked = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    poll(&asked, 1, 1)
}
