import { createHash } from 'node:crypto'

/**
 * The security headers of a page. The inline scripts written by its renderer run by their hash; no other script in the
 * page runs, however it got there, and nothing is loaded from elsewhere. Only a preview is framed: by captain.
 */
export const pageHeaders = (
  scripts: readonly string[] = [],
  connect = '',
  isPreview = false,
): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    `default-src 'self'`,
    `script-src 'self' ${scripts.map(hashSource).join(' ')}`.trim(),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self' ${connect}`.trim(),
    // Videos, once a reader starts one; and the document that frames the site of a tenant beside a form.
    `frame-src 'self' https://www.youtube-nocookie.com`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${isPreview ? `'self'` : `'none'`}`,
  ].join('; '),
  'x-frame-options': isPreview ? 'SAMEORIGIN' : 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
})

/** The hash by which a policy lets an inline script or style run (CSP Level 3). */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
