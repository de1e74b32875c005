import { createHash, timingSafeEqual } from 'node:crypto'
import { cookie, redirect, type Answer, type Asked } from './http.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Lets in whoever came once with a secret, `/draft/?secret=…`, which a cookie keeps for a day. Answers with a redirect to
 * `start` for who comes with it, `true` for who has come, and `false` for everybody else; with an empty secret for all.
 */
export const secretVisits =
  (secret: string, start: string) =>
  ({ url, cookies }: Asked): Answer | boolean => {
    const isKnown = (text: string | null | undefined): boolean =>
      secret !== '' && timingSafeEqual(digest(text ?? ''), digest(secret))
    if (url.pathname === '/draft/' && isKnown(url.searchParams.get('secret')))
      return redirect(start, { 'set-cookie': [cookie('draft', secret, 1)] })
    return isKnown(cookies.get('draft'))
  }
