import { useRef } from 'react'

/** The `Idempotency-Key` of each body that was sent. */
export type SentKeys = Map<string, string>

/**
 * An `Idempotency-Key` for each body that is sent, the same when it is sent again after a lost answer; `sent` are those
 * of an earlier visit. Returns what `apiJson` needs for the POST.
 */
export function useKeyedPost(sent?: SentKeys): (body: object) => RequestInit & { readonly method: 'POST' } {
  const keys = useRef<SentKeys>(sent)
  return (values) => {
    keys.current ??= new Map()
    const body = JSON.stringify(values)
    const key = keys.current.get(body) ?? crypto.randomUUID()
    keys.current.set(body, key)
    return { method: 'POST', headers: { 'Idempotency-Key': JSON.stringify(key) }, body }
  }
}
