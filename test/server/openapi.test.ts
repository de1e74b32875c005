import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/env.ts'
import { start } from './helper.ts'

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, object>>
}
interface Document {
  readonly openapi: string
  readonly servers: readonly object[]
  readonly tags: readonly { name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const build = async (environment: Record<string, string> = {}) => {
  const app = await buildApp({ env: readEnv({ LOG_LEVEL: 'silent', ...environment }), database: undefined })
  await app.ready()
  return { document: app.swagger() as unknown as Document, routes: app.routeTable }
}

let built: Awaited<ReturnType<typeof build>>
beforeAll(async () => {
  built = await build()
})

const operations = () =>
  Object.entries(built.document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ at: `${method} ${path}`, operation })),
  )

test('every route of the API stands in the document', () => {
  const documented = new Set(operations().map(({ at }) => at))
  const missing = built.routes
    .filter(({ url, method }) => method !== 'HEAD' && method !== 'OPTIONS' && !url.startsWith('/api/docs'))
    .map(({ method, url }) => `${String(method).toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !documented.has(route))
  expect(missing).toEqual([])
})

test('every operation has a name of its own, a summary, a known tag and its refusals', () => {
  const known = built.document.tags.map(({ name }) => name)
  const names = operations().map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const { at, operation } of operations()) {
    expect(operation, at).toMatchObject({
      operationId: expect.any(String),
      summary: expect.any(String),
      security: expect.any(Array),
    })
    expect(known, at).toEqual(expect.arrayContaining([...operation.tags!]))
    expect(
      Object.keys(operation.responses).some((code) => code.startsWith('4')),
      at,
    ).toBe(true)
  }
})

test('it is the same wherever and whenever it is made', async () => {
  const elsewhere = await build({ PUBLIC_URL: 'https://captain.example', DATA_DIR: '/nowhere', PORT: '4000' })
  expect(JSON.stringify(elsewhere.document)).toBe(JSON.stringify(built.document))
  expect(JSON.stringify(built.document)).not.toMatch(/captain\.example|localhost/)
  expect(built.document).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] })
  expect(Object.keys(built.document.paths)).toEqual(Object.keys(built.document.paths).sort())
})

describe('it is served', () => {
  test('as JSON, the same', async () => {
    const { app } = await start()
    const served = await app.inject('/api/openapi.json')
    expect(served.json()).toEqual(JSON.parse(JSON.stringify(built.document)))
  })

  test('as a page to read, with nothing from elsewhere', async () => {
    const { app } = await start()
    const page = await app.inject('/api/docs')
    expect(page.statusCode).toBe(200)
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/)
    expect(page.body).not.toMatch(/(?:src|href)="https?:/)
    const scripts = [...page.body.matchAll(/<script src="([^"]+)"/g)].map(
      ([, src]) => new URL(src!, 'http://localhost/api/docs'),
    )
    expect(scripts).toHaveLength(3)
    for (const { pathname } of scripts) expect((await app.inject(pathname)).statusCode, pathname).toBe(200)
  })
})
