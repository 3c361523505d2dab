"""Opens a stopped journal with its household key and without kidd: open_journal.py JOURNAL.DB KEY-FILE

Prints a line for each row: number, profile, kind, length of what was sealed, and whether it is as it was written.
docs/sealing.md says what is done here. It needs PyNaCl (Debian: python3-nacl).
"""
import hashlib, sqlite3, struct, sys
from nacl.bindings import crypto_aead_xchacha20poly1305_ietf_decrypt as decrypt


def numbers(*values):
    return struct.pack("<%dq" % len(values), *values)


def unseal(sealed, binding, key):
    return decrypt(sealed[24:], binding, sealed[:24], key)


def derived(key, purpose):
    salt = numbers(1) + bytes(8)
    return hashlib.blake2b(digest_size=32, key=key, salt=salt, person=purpose + bytes(8)).digest()


def link(previous, binding, body, key):
    return hashlib.blake2b(previous + binding + body, digest_size=32, key=derived(key, b"kiddlink")).digest()


def main(path, key_file):
    household = bytes.fromhex(open(key_file).readline().strip())
    database = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    meta = dict(database.execute("SELECT name, value FROM meta"))
    device = struct.unpack("<q", unseal(meta["identity"], b"kidd.meta.identity\0" + numbers(0), household)[:8])[0]
    keys = {p: unseal(w, b"kidd.key\0" + numbers(p), household) for p, w in database.execute("SELECT * FROM keys")}
    last, count = bytes(32), 0
    rows = database.execute("SELECT seq, device, profile, kind, at, body, chain, previous FROM journal ORDER BY seq")
    for seq, maker, profile, kind, at, body, chain, previous in rows:
        binding = b"journal\0\x01" + numbers(maker, seq, profile, kind, at)
        if previous is not None:
            binding = b"journal\0\x02" + binding[9:] + numbers(previous)
        plain = unseal(body, binding, keys[profile])
        if chain is not None:
            last, count = link(last, binding, body, keys[0]), count + 1
            assert chain == last, f"row {seq}: the chain is broken"
        print(seq, profile, kind, len(plain), "whole")
    end = unseal(meta["chain"], b"kidd.meta.chain\0" + numbers(0), household)
    assert (end[8:40], struct.unpack("<q", end[48:56])[0]) == (last, count), "entries are missing at the end"
    print(f"device {device}: {count} entries of the audit, none missing")


if __name__ == "__main__":
    main(*sys.argv[1:3])
