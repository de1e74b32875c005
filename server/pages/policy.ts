import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

/** The security headers of a page. Scripts in it run by their hash; nothing else inline runs, and nothing comes from elsewhere. */
export const pageHeaders = (html: string, connect = ''): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    `default-src 'self'`,
    `script-src 'self' ${hashesOf(html).join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self' ${connect}`.trim(),
    // Films, once a reader starts one.
    `frame-src https://www.youtube-nocookie.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})

/** Scripts that are data (`application/json`) never run and need no hash. */
const hashesOf = (html: string): readonly string[] =>
  [...html.matchAll(inlineScript)]
    .filter(([, attributes]) => !/type="application\/(?:ld\+)?json"/.test(attributes!))
    .map(([, , script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`)
