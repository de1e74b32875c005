import { isIP } from 'node:net'
import { checkServerIdentity, connect, type PeerCertificate } from 'node:tls'
import { reasonOf } from '../../base/jobs/handler.ts'
import type { Fault } from '../../features/feature.ts'

/** What is wrong with a certificate besides its age. */
export const certificateProblems = ['unreachable', 'selfSigned', 'untrusted', 'wrongHost'] as const
export type CertificateProblem = (typeof certificateProblems)[number]

/** The certificate that a server shows for an origin. */
export interface Certificate {
  readonly host: string
  /** When it was read, or could not be; null before the first time. */
  readonly readAt: string | null
  /** Who issued it; null if it was not read. */
  readonly issuer: string | null
  /** When it expires; null if it was not read. */
  readonly expiresAt: string | null
  readonly problems: readonly CertificateProblem[]
  /** The code of the error with which it could not be read. */
  readonly reason: string | null
}

const hour = 3_600_000
const day = 24 * hour

/** How long before it expires somebody has to see to it: what renews by itself has done so by then, in milliseconds. */
const warnedBefore = 14 * day

/** How long a certificate that was read is given again, and how long that none was, in milliseconds. */
const keptFor = hour
const unreadKeptFor = 60_000

/** How long a server may take to show its certificate, in milliseconds. */
const patience = 5_000

/** Whether an origin has a certificate. */
export const hasCertificate = (origin: string): boolean => new URL(origin).protocol === 'https:'

/**
 * Reads the certificate that is shown for an https origin, whatever is wrong with it. Never rejects: what cannot be read
 * within `patience`, or before the signal, is `unreachable`.
 */
export async function readCertificate(origin: string, signal?: AbortSignal): Promise<Certificate> {
  const { hostname, port } = new URL(origin)
  const host = hostname.replace(/^\[|\]$/g, '')
  const readAt = new Date().toISOString()
  try {
    const { certificate, refusal } = await shownCertificate(host, Number(port || 443), signal)
    return {
      host,
      readAt,
      issuer: issuerOf(certificate),
      expiresAt: new Date(certificate.valid_to).toISOString(),
      problems: problemsOf(host, certificate, refusal),
      reason: null,
    }
  } catch (error) {
    return { ...unread(host), readAt, problems: ['unreachable'], reason: reasonOf(error) }
  }
}

const unread = (host: string): Certificate => ({
  host,
  readAt: null,
  issuer: null,
  expiresAt: null,
  problems: [],
  reason: null,
})

interface ShownCertificate {
  readonly certificate: PeerCertificate
  /** The code with which the certificate would have been refused. */
  readonly refusal: string | undefined
}

function shownCertificate(host: string, port: number, stop: AbortSignal | undefined): Promise<ShownCertificate> {
  const signal = AbortSignal.any([AbortSignal.timeout(patience), ...(stop ? [stop] : [])])
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      // An address is no name that a server could be asked for.
      ...(isIP(host) === 0 && { servername: host }),
      // So that certificates that would be refused are examined too. Nothing is sent.
      rejectUnauthorized: false,
    })
    const give = (settle: () => void): void => {
      signal.removeEventListener('abort', abort)
      socket.destroy()
      settle()
    }
    const abort = (): void =>
      give(() => reject(Object.assign(new Error('No certificate in time.'), { code: 'ETIMEDOUT' })))
    signal.addEventListener('abort', abort, { once: true })
    socket.on('error', (error) => give(() => reject(error)))
    socket.once('secureConnect', () => {
      const certificate = socket.getPeerCertificate()
      // The type says Error; it is the code of OpenSSL's, or of Node's own.
      const refusal = socket.authorizationError as unknown as string | undefined
      give(() => resolve({ certificate, refusal: refusal ?? undefined }))
    })
    if (signal.aborted) abort()
  })
}

/** The organisation that issued a certificate, or the name under which it did. */
function issuerOf({ issuer }: PeerCertificate): string | null {
  const name = issuer?.O ?? issuer?.CN
  return [name].flat()[0] ?? null
}

function problemsOf(host: string, certificate: PeerCertificate, refusal: string | undefined): CertificateProblem[] {
  return [
    ...(refusal === 'DEPTH_ZERO_SELF_SIGNED_CERT' ? ['selfSigned' as const] : []),
    ...(refusal === undefined || knownRefusals.includes(refusal) ? [] : ['untrusted' as const]),
    // Checked whatever else is wrong: of several problems OpenSSL reports only one.
    ...(checkServerIdentity(host, certificate) ? ['wrongHost' as const] : []),
  ]
}

/** Errors that are not reported as `untrusted`, but by a problem of their own or by the day of expiry. */
const knownRefusals: readonly string[] = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'CERT_HAS_EXPIRED',
  'ERR_TLS_CERT_ALTNAME_INVALID',
]

/** How long a certificate is still valid: it has expired, is about to, or is well; well too if it was not read. */
export function validityOf({ expiresAt }: Certificate, now: number = Date.now()): 'expired' | 'expiring' | 'valid' {
  const left = expiresAt === null ? Infinity : Date.parse(expiresAt) - now
  return left <= 0 ? 'expired' : left <= warnedBefore ? 'expiring' : 'valid'
}

/** What administrators have to see to: a certificate that has expired, or should have been renewed by now. */
export function certificateFaults(certificate: Certificate | null, now?: number): readonly Fault[] {
  const validity = certificate === null ? 'valid' : validityOf(certificate, now)
  return validity === 'valid' ? [] : [{ check: 'certificate', reason: validity === 'expired' ? 'failed' : 'late' }]
}

export interface CertificateWatch {
  /** What is known of the certificate, at once; null if the origin has none. Old knowledge is renewed meanwhile. */
  latest(): Certificate | null
  /** Gives up what is being read. */
  stop(): void
}

/** Knows the certificate of an origin. Reads it when it is asked for, once an hour at most, and nobody waits for that. */
export function watchCertificate(origin: string): CertificateWatch {
  const closing = new AbortController()
  let known = unread(new URL(origin).hostname)
  let endsAt = -Infinity

  function renew(): void {
    endsAt = Infinity
    void readCertificate(origin, closing.signal).then((certificate) => {
      known = certificate
      endsAt = performance.now() + (certificate.expiresAt === null ? unreadKeptFor : keptFor)
    })
  }

  return {
    latest() {
      if (!hasCertificate(origin)) return null
      if (performance.now() >= endsAt && !closing.signal.aborted) renew()
      return known
    },
    stop: () => closing.abort(),
  }
}
