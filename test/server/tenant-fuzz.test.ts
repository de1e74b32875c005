// @module-tag postgres-full
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { keyScopesOf } from '../../entities/language/derived/api-key-scopes.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { documentFile } from '../../server/features/openapi/document.ts'
import { tenantDocument, tenantPlaceholder } from '../../server/features/openapi/tenant-document.ts'
import { entitiesOfSite } from '../../server/kernel/records/registry.ts'
import { covering, provingEntities } from '../covering-entities.ts'
import { runsLong } from '../extent.ts'
import { operationsOf, type Operation } from '../fuzz/document.ts'
import { Fuzzer } from '../fuzz/fuzzer.ts'
import { randomFrom } from '../fuzz/random.ts'
import { sampleFiles } from '../fuzz/sample-files.ts'
import { makeKeyAt } from './support/api-keys.ts'
import { open, publicUrl, type World } from './support/world.ts'

const requests = runsLong ? 500 : 150
const seed = 20_261_128

let world: World
beforeAll(async () => {
  world = await open()
})
afterAll(() => world.close())

/** What the document of a key that may do everything offers, with the tenant as a parameter again. */
function operationsAt(site: SiteSlug, scopes: readonly string[]): readonly Operation[] {
  const text = JSON.stringify(tenantDocument(documentFile, publicUrl, site, new Set(scopes)))
  return operationsOf(JSON.parse(text.replaceAll(tenantPlaceholder, '{tenant}')) as object, site).map((operation) => ({
    ...operation,
    parameters: [{ name: 'tenant', in: 'path', schema: { type: 'string' } }, ...operation.parameters],
  }))
}

/** Every site, or as few as have, among them, the entities that prove what is generic. */
const provingSites = runsLong
  ? sites
  : covering(sites, (site) =>
      entitiesOfSite(site).flatMap(({ name }) => (provingEntities.some((each) => each.name === name) ? [name] : [])),
    )

describe.each(provingSites)('the document of a tenant of %s', (site) => {
  const scopes = keyScopesOf(entitiesOfSite(site), site)

  test(
    `of ${requests} requests made from it none is answered by a fault, nor otherwise than documented`,
    { timeout: 60_000 + requests * 100 },
    async () => {
      const { secret } = await makeKeyAt(world, site, scopes, { requestsPerTenSeconds: 2000 })
      const random = randomFrom(seed)
      const installation = {
        tenants: [{ slug: site, site }],
        accounts: [],
        files: await sampleFiles(),
        untouchable: [],
      }
      const fuzzer = new Fuzzer(random, installation, operationsAt(site, scopes))
      const faults: string[] = []
      let accepted = 0
      for (let made = 0; made < requests; made += 1) {
        const request = fuzzer.next()
        const { operation, url, headers, payload } = request
        const { statusCode, body } = await world.app.inject({
          method: operation.method as NonNullable<InjectOptions['method']>,
          url,
          headers: { ...headers, authorization: `Bearer ${secret}` },
          ...(payload !== undefined && { payload }),
        })
        if (statusCode < 300) accepted += 1
        const isKnownRefusal = statusCode < 400 || body === '' || body.includes('"statusMessage":')
        // HTML is written by the pages, which this world does not have.
        const isFault = statusCode >= 500 && !(statusCode === 503 && url.includes('body=html'))
        if (isFault || !isKnownRefusal) faults.push(`${operation.method} ${url}: ${statusCode} ${body}`)
        fuzzer.learn(request, { status: statusCode, text: body })
      }
      expect(faults.map((fault) => fault.slice(0, 1_000))).toEqual([])
      // A fuzz that is refused everywhere proves nothing.
      expect(accepted).toBeGreaterThan(requests / 20)
    },
  )

  test('asks for nothing that is refused: each example, and each reference and field that it names', async () => {
    const { secret } = await makeKeyAt(world, site, scopes, { requestsPerTenSeconds: 2000 })
    const refused: string[] = []
    for (const { method, path, parameters } of operationsAt(site, scopes)) {
      if (method !== 'GET' || path.includes('{id}') || path.includes('{key}') || path.includes('{parent}')) continue
      // A preview is read by the token of a link.
      if (path.includes('/preview/')) continue
      const names = (text = '') => /as JSON: ([\w., ]+?)\.(?: |$)/.exec(text)?.[1]?.split(', ') ?? []
      const asked = parameters.flatMap(({ in: place, name, description, example, schema }) => {
        if (place !== 'query' || name === 'cursor' || name === 'link' || name === 'part') return []
        if (name === 'expand') return names(description).map((each) => [name, JSON.stringify([each])] as const)
        const values = schema.enum ?? (example === undefined ? [] : [example])
        return values.map((value) => [name, String(value)] as const)
      })
      const field = parameters.find(({ name }) => name === 'field')?.schema.enum ?? ['']
      for (const each of field)
        for (const query of [[], ...asked.map((pair) => [pair])]) {
          const address = path.replace('{tenant}', site).replace('{field}', String(each))
          const url = `${address}?${new URLSearchParams(query.map((pair) => [...pair])).toString()}`
          const { statusCode, body } = await world.app.inject({
            method,
            url,
            headers: { authorization: `Bearer ${secret}` },
          })
          if (statusCode >= 400 && !url.includes('body=html'))
            refused.push(`${url}: ${statusCode} ${body.slice(0, 300)}`)
        }
    }
    expect(refused).toEqual([])
  })
})
