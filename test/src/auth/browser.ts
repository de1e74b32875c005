import { vi } from 'vitest'

/** What the account's calls need of a browser, and every call that went out. `answer` says what the server says. */
export function browserWith(answer: (path: string) => object | null): { readonly asked: readonly string[] } {
  const asked: string[] = []
  const jar = new Map<string, string>()
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(text: string) {
      const [, name, value, age] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(text)!
      if (age === '0') jar.delete(name!)
      else jar.set(name!, value!)
    },
  })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', { removeItem: () => {} })
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${path}`)
    return Response.json(answer(path))
  })
  return { asked }
}
