// The system's OpenSSL, and of it what is made of macros.
#ifndef KIDD_COPENSSL_SHIM_H
#define KIDD_COPENSSL_SHIM_H

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>

/// A passphrase for a key is never asked for.
static inline int kidd_no_passphrase(char *buffer, int size, int rwflag, void *arg) { return -1; }

/// Of what a browser offers, HTTP/1.1; to one that offers none of it nothing is said.
static inline int kidd_choose_protocol(SSL *ssl, const unsigned char **out, unsigned char *length,
                                       const unsigned char *offered, unsigned int size, void *arg) {
    static const unsigned char http[] = "\x08http/1.1";
    int found = SSL_select_next_proto((unsigned char **)out, length, http, sizeof http - 1, offered, size);
    return found == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_NOACK;
}

/// A server's settings: TLS 1.2 or later, forward secrecy and authenticated encryption alone, nothing that outlasts a
/// connection (tickets), is asked for within one (renegotiation) or leaks its length (compression). NULL without memory.
static inline SSL_CTX *kidd_server_context(void) {
    SSL_CTX *context = SSL_CTX_new(TLS_server_method());
    if (context == NULL) return NULL;
    SSL_CTX_set_options(context, SSL_OP_NO_COMPRESSION | SSL_OP_NO_RENEGOTIATION | SSL_OP_NO_TICKET |
                                     SSL_OP_CIPHER_SERVER_PREFERENCE);
    SSL_CTX_set_mode(context, SSL_MODE_RELEASE_BUFFERS);
    SSL_CTX_set_session_cache_mode(context, SSL_SESS_CACHE_OFF);
    SSL_CTX_set_alpn_select_cb(context, kidd_choose_protocol, NULL);
    SSL_CTX_set_default_passwd_cb(context, kidd_no_passphrase);
    if (SSL_CTX_set_min_proto_version(context, TLS1_2_VERSION) == 1 && SSL_CTX_set_num_tickets(context, 0) == 1 &&
        SSL_CTX_set_cipher_list(context, "ECDHE+AESGCM:ECDHE+CHACHA20") == 1)
        return context;
    SSL_CTX_free(context);
    return NULL;
}

/// The private key in a file; NULL where it holds none, or one with a passphrase.
static inline EVP_PKEY *kidd_private_key(const char *path) {
    BIO *file = BIO_new_file(path, "r");
    if (file == NULL) return NULL;
    EVP_PKEY *key = PEM_read_bio_PrivateKey(file, NULL, kidd_no_passphrase, NULL);
    BIO_free(file);
    return key;
}

/// Bytes that wait in memory.
static inline size_t kidd_pending(BIO *memory) { return BIO_ctrl_pending(memory); }

/// No later version than this.
static inline void kidd_speak_at_most(SSL *ssl, int version) { SSL_set_max_proto_version(ssl, version); }

/// A client speaks to a server of this name, and takes no other's certificate. 1, or 0.
static inline int kidd_expect_name(SSL *ssl, const char *name) {
    SSL_set_verify(ssl, SSL_VERIFY_PEER, NULL);
    return SSL_set_tlsext_host_name(ssl, name) == 1 && SSL_set1_host(ssl, name) == 1;
}

#endif
