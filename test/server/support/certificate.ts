import { createServer } from 'node:tls'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** When the certificate of `serveCertificate` expires. */
export const expiresAt = '2126-11-01T22:50:03.000Z'

/** Signed by itself, for `localhost` only; made by `openssl req -x509`, and used by tests only. */
const cert = `-----BEGIN CERTIFICATE-----
MIIBxTCCAWugAwIBAgIUFpfOi0nzWeuubb32ERQ31SQir4MwCgYIKoZIzj0EAwIw
LDEWMBQGA1UECgwNQ2FwdGFpbiB0ZXN0czESMBAGA1UEAwwJbG9jYWxob3N0MCAX
DTI2MTEyNTIyNTAwM1oYDzIxMjYxMTAxMjI1MDAzWjAsMRYwFAYDVQQKDA1DYXB0
YWluIHRlc3RzMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ6LOHD0+ZFd7YsvS0wchVtKK0sG1viKfemeoY4qt22OLwNNIeR9PBD
CSPZ0u3Iu1X4apF+a37Er7//x+IysAZyo2kwZzAdBgNVHQ4EFgQU1lsa4QDU1TXf
3CI2hCKRiX9/8EUwHwYDVR0jBBgwFoAU1lsa4QDU1TXf3CI2hCKRiX9/8EUwDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
SAAwRQIhAJr4SAtOTkqNGnt4an5Pt11rdAN+rTGNEsqnTMvF3DP/AiBesW2ACeWO
DE9rKY3eM7QxdK6+z2VDqmDQavdb7bDeaw==
-----END CERTIFICATE-----
`
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgH/RAWpyyy1TnrM22
iEoHBB3s59nhOuYJAOeZOSO4lquhRANCAAQ6LOHD0+ZFd7YsvS0wchVtKK0sG1vi
KfemeoY4qt22OLwNNIeR9PBDCSPZ0u3Iu1X4apF+a37Er7//x+IysAZy
-----END PRIVATE KEY-----
`

/** A server of TLS, until the test is over; returns its port, and tells how often it was asked. */
export async function serveCertificate(): Promise<{ readonly port: number; readonly asked: () => number }> {
  let asked = 0
  const server = createServer({ cert, key }, (socket) => socket.end())
  server.on('connection', () => (asked += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { port: (server.address() as AddressInfo).port, asked: () => asked }
}
