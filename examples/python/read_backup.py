#!/usr/bin/env python3
"""Reads a backup of kidd by docs/backup.md: python3 read_backup.py FILE, the passphrase on standard input.

It needs libsodium (Debian: libsodium23) and nothing of kidd. It prints the entries, and the manifest.
"""
import ctypes
import ctypes.util
import hashlib
import struct
import sys

sodium = ctypes.CDLL(ctypes.util.find_library("sodium") or "libsodium.so.23")
sodium.sodium_init()

CHUNK = 65536
OVERHEAD = 17


def master_key(passphrase, salt, operations, memory):
    key = ctypes.create_string_buffer(32)
    code = sodium.crypto_pwhash(
        key, ctypes.c_ulonglong(32), passphrase, ctypes.c_ulonglong(len(passphrase)), salt,
        ctypes.c_ulonglong(operations), ctypes.c_size_t(memory), ctypes.c_int(2))
    if code != 0:
        sys.exit("not enough memory")
    return key.raw


def chunks(file, header, key):
    state = ctypes.create_string_buffer(sodium.crypto_secretstream_xchacha20poly1305_statebytes())
    sodium.crypto_secretstream_xchacha20poly1305_init_pull(state, header[92:116], key)
    while True:
        sealed = file.read(CHUNK + OVERHEAD)
        plain = ctypes.create_string_buffer(CHUNK)
        size, tag = ctypes.c_ulonglong(), ctypes.c_ubyte()
        code = sodium.crypto_secretstream_xchacha20poly1305_pull(
            state, plain, ctypes.byref(size), ctypes.byref(tag), sealed, ctypes.c_ulonglong(len(sealed)), header,
            ctypes.c_ulonglong(len(header)))
        if code != 0:
            sys.exit("damaged or cut off")
        yield plain.raw[:size.value]
        if tag.value == 3:
            if file.read(1):
                sys.exit("something follows the end")
            return


def main():
    passphrase = sys.stdin.buffer.readline().rstrip(b"\n")
    with open(sys.argv[1], "rb") as file:
        header = file.read(132)
        if header[:12] != b"kidd-backup\n" or struct.unpack_from("<I", header, 12)[0] != 1:
            sys.exit("no backup of format 1")
        if hashlib.blake2b(header[:116], digest_size=16).digest() != header[116:]:
            sys.exit("the header was altered")
        operations, memory = struct.unpack_from("<IQ", header, 16)
        if operations > 32 or memory > 1 << 30:
            sys.exit("limits beyond reason")
        master, number = master_key(passphrase, header[28:44], operations, memory), header[44:76]
        if hashlib.blake2b(b"kidd backup check" + number, key=master, digest_size=16).digest() != header[76:92]:
            sys.exit("another passphrase")
        key = hashlib.blake2b(b"kidd backup file" + number, key=master, digest_size=32).digest()
        content = b"".join(chunks(file, header, key))
    place = 0
    while True:
        length = struct.unpack_from("<H", content, place)[0]
        if length == 0:
            break
        name = content[place + 2:place + 2 + length].decode()
        size = struct.unpack_from("<Q", content, place + 2 + length)[0]
        start = place + 2 + length + 8
        print(name, size)
        if name == "manifest.json":
            print(content[start:start + size].decode())
        if name == "journal.db" and content[start:start + 16] != b"SQLite format 3\0":
            sys.exit("the journal is no database")
        place = start + size


main()
