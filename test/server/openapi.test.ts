// @module-tag sqlite
import { beforeAll, describe, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import { readEnv } from '../../server/base/env.ts'
import { start } from './support/world.ts'

interface Operation {
  readonly operationId?: string
  readonly summary?: string
  readonly description?: string
  readonly tags?: readonly string[]
  readonly security?: readonly object[]
  readonly responses: Readonly<Record<string, object>>
}
interface Document {
  readonly info: { readonly description: string }
  readonly openapi: string
  readonly servers: readonly object[]
  readonly security: readonly object[]
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
    // The frame of previews is a page of captain.
    .filter(({ url }) => !url.startsWith('/api/docs') && !url.endsWith('/preview/frame'))
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url }) => `${String(method).toLowerCase()} ${url.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !documented.has(route))
  expect(missing).toEqual([])
})

/** The calls of section 7 of the specification; those it leaves unwritten stand under the names of their library. */
const specified = [
  'get /api/auth/get-session',
  'post /api/auth/sign-out',
  'post /api/auth/revoke-sessions',
  'post /api/auth/revoke-other-sessions',
  'post /api/auth/delete-user',
  'get /api/auth/admin/list-users',
  'post /api/auth/admin/stop-impersonating',
  'post /api/auth/passkey/generate-authenticate-options',
  'post /api/auth/passkey/verify-authentication',
  'get /api/auth/passkey/generate-register-options',
  'post /api/auth/passkey/verify-registration',
  'get /api/auth/passkey/list-user-passkeys',
  'post /api/auth/passkey/delete-passkey',
  'post /api/auth/passkey/update-passkey',
  'get /api/auth/token',
  'get /api/auth/verify-email',
  'post /api/auth/admin/create-user',
  'post /api/auth/admin/set-role',
  'post /api/auth/admin/ban-user',
  'post /api/auth/admin/unban-user',
  'post /api/auth/admin/impersonate-user',
  'post /api/auth/admin/set-user-password',
  'post /api/auth/admin/remove-user',
  'post /api/auth/admin/list-user-sessions',
  'post /api/auth/admin/revoke-user-session',
  'post /api/auth/admin/revoke-user-sessions',
  'get /api/v1/authorized/logins/check_auth_required',
  'get /api/v1/authorized/logins/check_tenant_user_by_tenant_slug/{tenantSlug}',
  'get /api/v1/authorized/logins/check_cf_ai_usage',
]

type Part = Readonly<Record<string, any>>

/** Where a property or a parameter has no description. */
function undescribed(part: unknown, at: string): readonly string[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part as Part).flatMap(([key, value]) => {
    if (['example', 'examples', 'enum', 'const'].includes(key)) return []
    const named: readonly [string, Part][] =
      key === 'properties' || (key === 'parameters' && !Array.isArray(value))
        ? Object.entries(value)
        : key === 'parameters'
          ? value.map((each: Part) => [each.name, each])
          : []
    return [
      ...named.filter(([, each]) => !each.description && !each.$ref).map(([name]) => `${at} ${name}`),
      ...(named.length > 0
        ? named.flatMap(([name, each]) => undescribed(each, `${at} ${name}`))
        : undescribed(value, `${at}/${key}`)),
    ]
  })
}

test('every operation, parameter and property is described, and the introduction says for whom an operation is that says nothing', () => {
  const silent = operations().filter(({ operation }) => !operation.description)
  expect(silent.filter(({ at }) => !at.includes(' /api/v1/authorized/tenants/')).map(({ at }) => at)).toEqual([])
  expect(built.document.info.description).toContain('for its members')
  expect(undescribed(built.document, '')).toEqual([])
})

test('every call that the specification names stands in the document', () => {
  expect(operations().map(({ at }) => at)).toEqual(expect.arrayContaining(specified))
})

test('every operation has a name of its own, a summary, a known tag and its refusals', () => {
  const known = built.document.tags.map(({ name }) => name)
  const names = operations().map(({ operation }) => operation.operationId)
  expect(new Set(names).size).toBe(names.length)
  for (const { at, operation } of operations()) {
    expect(operation, at).toMatchObject({
      operationId: expect.any(String),
      summary: expect.any(String),
    })
    expect(operation.security ?? built.document.security, at).toEqual(expect.any(Array))
    expect(known, at).toEqual(expect.arrayContaining([...operation.tags!]))
    expect(
      Object.keys(operation.responses).some((code) => code.startsWith('4')),
      at,
    ).toBe(true)
  }
})

test('every operation with a body says that it may be too large, and of a type that is not read', () => {
  const silent = operations().filter(
    ({ operation }) => 'requestBody' in operation && !(operation.responses['413'] && operation.responses['415']),
  )
  expect(silent.map(({ at }) => at)).toEqual([])
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

  test('as pages to read, with nothing from elsewhere', async () => {
    const { app } = await start()
    for (const path of ['/api/docs', '/api/docs/groups/Accounts']) {
      const page = await app.inject(path)
      expect(page.statusCode).toBe(200)
      expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
      expect(page.body).not.toMatch(/(?:src|href)="https?:/)
      const files = [...page.body.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+)"/g)].map(([, file]) => file!)
      expect(files).toHaveLength(path === '/api/docs' ? 0 : 2)
      for (const file of files) expect((await app.inject(file)).statusCode, file).toBe(200)
    }
  })
})
