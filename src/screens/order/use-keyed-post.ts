import { useRef } from 'react'

/**
 * An `Idempotency-Key` for each body that is sent, the same when it is sent again after a lost answer. Answers what
 * `apiJson` needs for the POST.
 */
export function useKeyedPost(): (body: object) => RequestInit & { readonly method: 'POST' } {
  const keys = useRef(new Map<string, string>())
  return (values) => {
    const body = JSON.stringify(values)
    const key = keys.current.get(body) ?? crypto.randomUUID()
    keys.current.set(body, key)
    return { method: 'POST', headers: { 'Idempotency-Key': JSON.stringify(key) }, body }
  }
}
