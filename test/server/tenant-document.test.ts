// @module-tag sqlite
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import { keyScopesOf, keyVerbsOf } from '../../entities/language/derived/api-key-scopes.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { sites, type SiteSlug } from '../../entities/installation.ts'
import { siteFields } from '../../entities/language/site-fields.ts'
import { componentNames } from '../../server/kernel/crud/contract/components.ts'
import { expandableIn, publicView, storedView } from '../../server/kernel/crud/views.ts'
import { shareEqualParts, withoutSharedParts } from '../../server/features/openapi/shared-parts.ts'
import { tenantDocument } from '../../server/features/openapi/tenant-document.ts'
import { documentFile } from '../../server/features/openapi/document.ts'
import { entitiesOfSite } from '../../server/kernel/records/registry.ts'
import { admin, open, publicUrl, type World } from './support/world.ts'

let world: World
beforeAll(async () => {
  world = await open()
})
afterAll(() => world.close())

interface Operation {
  readonly 'x-scope': string
  readonly tags: readonly string[]
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, any>>>>
  readonly webhooks: object
}

const read = async (slug: string, secret?: string) => {
  const url = `/api/v1/tenants/${slug}/openapi.json`
  const answer = await world.app.inject({ url, headers: secret ? { authorization: `Bearer ${secret}` } : {} })
  expect(answer.statusCode).toBe(200)
  return { answer, document: answer.json() as Document }
}
const scopesIn = ({ paths }: Document): readonly string[] => [
  ...new Set(Object.values(paths).flatMap((methods) => Object.values(methods).map((each) => each['x-scope']))),
]

describe.each(sites)('the document of a tenant of %s', (site) => {
  test('has what its site publishes and takes, and nothing else', async () => {
    const { document } = await read(site)
    const published = Object.values<Entity>(entities)
      .filter((entity) => !entity.parent && keyVerbsOf(entity, site).includes('read'))
      .map(({ name }) => `${name}:read`)
    const forms = [entities.contact!, entities.application!].filter(({ sites: having }) => having[site])
    expect(scopesIn(document).toSorted()).toEqual(['*', ...published, ...forms.map(({ intake }) => intake)].sort())
    expect(Object.keys(document.paths)).toContain(`/api/v1/tenants/${site}/sitemap.xml`)
    expect(Object.keys(document.paths).every((path) => path.startsWith(`/api/v1/tenants/${site}/`))).toBe(true)
  })

  test('is small, complete, and its examples are valid', async () => {
    const { answer, document } = await read(site)
    // Who builds a site hands it whole to a language model: some 40,000 tokens of four bytes leave room for the site.
    // The largest, of the café, has 162 kB.
    expect(answer.rawPayload.length).toBeLessThan(165_000)
    for (const [, kind, name] of answer.body.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g))
      expect(document.components[kind!], answer.body.length.toString()).toHaveProperty([name!])
    const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false })
    addFormats.default(ajv)
    ajv.addSchema(document, 'openapi')
    for (const [name, { examples = [] }] of Object.entries(document.components['schemas'] ?? {}))
      for (const example of examples) {
        const validate = ajv.getSchema(`openapi#/components/schemas/${name}`)!
        expect([name, validate(example), validate.errors]).toEqual([name, true, null])
      }
  })
})

/** The documents of a site: of its public, and of a key that may do everything. */
const documentsOf = (site: SiteSlug): readonly Document[] =>
  [undefined, new Set<string>(keyScopesOf(entitiesOfSite(site), site))].map(
    (scopes) => withoutSharedParts(tenantDocument(documentFile, publicUrl, site, scopes) as never) as Document,
  )

/** Everything that a document says at a key, wherever it stands. */
function saidAt(part: unknown, key: string): readonly unknown[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => [...(name === key ? [value] : []), ...saidAt(value, key)])
}

/** The names that a parameter of an operation lists. */
const namesIn = (operation: any, parameter: string): readonly string[] => {
  const { description = '' } = operation.parameters?.find(({ name }: { name: string }) => name === parameter) ?? {}
  const listed = /(?:as JSON|Fields|Names): ([\w., ]+?)(?:;|\.(?: |$))/.exec(
    description.replace('. Fields', ' Fields'),
  )?.[1]
  return listed?.split(', ') ?? []
}

describe.each(sites)('whatever the documents of %s say', (site) => {
  const documents = documentsOf(site)

  test('is of this site: no other is named in them', () => {
    const others = sites.filter((each) => each !== site)
    const named = documents.flatMap((document) =>
      others.filter((other) => new RegExp(`(?<![\\w-])${other}(?![\\w-])`).test(JSON.stringify(document))),
    )
    expect(named).toEqual([])
    expect(JSON.stringify(documents)).not.toMatch(/Only at |At tenants of /)
  })

  test('is offered there: neither fields nor options that it refuses', () => {
    for (const entity of entitiesOfSite(site)) {
      const { record } = componentNames(entity)
      const here = new Set(siteFields(entity, site).map(({ name }) => name))
      const gone = Object.keys(entity.fields).filter((name) => !here.has(name))
      const named = new RegExp(
        `^(?:Public)?${record}(?:Row|Create|Update|Series|Days|Amendment|Transition|Expanded|References)?$`,
      )
      for (const { paths, components } of documents) {
        const schemas = Object.entries(components['schemas'] ?? {}).filter(([name]) => named.test(name))
        const bodies = Object.values(paths)
          .flatMap((methods) => Object.values(methods))
          .filter(({ tags }) => tags[0] === entity.name)
          .map((operation) => (operation as any).requestBody)
        for (const name of gone) expect(saidAt([schemas, bodies], name), `${entity.name} ${name}`).toEqual([])
        for (const [name, options] of Object.entries(entity.sites[site]?.options ?? {})) {
          const said = saidAt(saidAt([schemas, bodies], name), 'enum').flat()
          expect(
            said.filter((each) => each !== null && !options!.includes(each as string)),
            name,
          ).toEqual([])
        }
      }
    }
  })

  test('can be asked for there: each reference, field and value that parameters name', () => {
    for (const { paths } of documents)
      for (const [path, methods] of Object.entries(paths)) {
        const operation = methods['get']
        const entity = operation && entitiesOfSite(site).find(({ name }) => path.endsWith(`/${name}`))
        if (!operation || !entity || operation.tags[0] !== entity.name) continue
        const view = path.includes('/authorized/') ? storedView : publicView
        const fields = view.fieldsOf(entity, site).map(({ name }) => name)
        expect(namesIn(operation, 'expand'), path).toEqual(expandableIn(view, entity, site).map(({ name }) => name))
        for (const parameter of ['sort', 'filter'])
          for (const name of namesIn(operation, parameter))
            expect([path, parameter, fields.includes(name.split('.')[0]!) || !(name in entity.fields)]).toEqual([
              path,
              parameter,
              true,
            ])
      }
  })
})

test('the events of its webhooks are those that can happen at the tenant', () => {
  const eventsOf = (site: SiteSlug) =>
    documentsOf(site).map(({ webhooks }) => [...new Set(saidAt(saidAt(webhooks, 'event'), 'enum').flat())])
  for (const events of eventsOf('suda-nijo-com')) {
    expect(events).toEqual(expect.arrayContaining(['record.published', 'order.placed', 'order.moved', 'file.replaced']))
    expect(events).not.toContain('application.received')
  }
  for (const events of eventsOf('tajimi-kasa-pub-com')) {
    expect(events).toContain('application.received')
    expect(events.filter((event) => String(event).startsWith('order.'))).toEqual([])
  }
})

test('an operation that opens names and telephone numbers says so', () => {
  const [, keys] = documentsOf('tajimi-kasa-pub-com')
  const descriptionOf = (path: string) =>
    String((keys!.paths[`/api/v1/authorized/tenants/--tenant--/${path}`]!['get'] as any).description)
  expect(descriptionOf('application')).toMatch(/With personal data: .*`name`.*`phone`/)
  expect(descriptionOf('facility')).not.toMatch(/personal data/)
})

test('it says where to call, wherever it is read', async () => {
  const { document } = await read('emu-esu-com')
  expect(document).toMatchObject({ servers: [{ url: publicUrl }] })
})

test('with a key it has what this key may do', async () => {
  const slug = 'emu-esu-com'
  const scopes = ['news:update', 'uploads:create']
  const { body } = await world.call(admin, 'POST', `/api/v1/authorized/tenants/${slug}/api-keys`, { name: 'x', scopes })
  const { document } = await read(slug, body.secret)
  expect(scopesIn(document).toSorted()).toEqual([
    '*',
    'news:read',
    'news:read-unpublished',
    'news:update',
    'uploads:create',
  ])
  expect(Object.keys(document.paths)).toContain(`/api/v1/authorized/tenants/${slug}/news/{id}`)
})

test('with a key that may do everything it is still a document that people read', async () => {
  for (const site of sites) {
    const scopes = new Set<string>(keyScopesOf(entitiesOfSite(site), site))
    expect([site, JSON.stringify(tenantDocument(documentFile, publicUrl, site, scopes)).length < 450_000]).toEqual([
      site,
      true,
    ])
  }
})

test('what is said once as a component is what each place said', () => {
  const value = {
    type: ['string', 'null'],
    maxLength: 200,
    description: 'The words that stand there, if there are any.',
  }
  const list = { type: 'array', items: { type: 'object', properties: { word: value } }, description: 'What it has.' }
  const operation = {
    parameters: [{ name: 'filter', in: 'query', schema: value, description: 'Which ones are wanted, as JSON.' }],
    responses: { 200: { description: 'One page.', headers: { ETag: { schema: value, description: 'Its version.' } } } },
  }
  const paths = Object.fromEntries(['/a', '/b', '/c', '/d'].map((path) => [path, { get: operation }]))
  const example = { schema: value, properties: { word: value } }
  const schemas = { A: { properties: { list, word: value } }, B: { properties: { list }, examples: [example] } }
  const webhooks = { told: { post: { requestBody: { content: { 'application/json': { schema: list } } } } } }
  const shared = shareEqualParts({ paths, webhooks, components: { schemas } })
  const inlined = (part: any): any => {
    if (typeof part !== 'object' || part === null) return part
    if (Array.isArray(part)) return part.map(inlined)
    const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec(part.$ref ?? '') ?? []
    if (kind) return inlined(shared.components[kind]![name!])
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, inlined(each)]))
  }
  expect(inlined(shared.paths)).toEqual(paths)
  expect(inlined(shared.webhooks)).toEqual(webhooks)
  expect(inlined(shared.components['schemas'])).toMatchObject(schemas)
  expect((shared.components['schemas'] as any).B.examples).toEqual([example])
  const names = Object.entries(shared.components).map(([kind, each]) => [kind, Object.keys(each)])
  expect(Object.fromEntries(names)).toEqual({
    schemas: ['A', 'B', 'Shared.word', 'Shared.list'],
    headers: ['ETag'],
    parameters: ['Filter'],
    responses: ['Answer'],
  })
})

test('it is fetched again only when it changed', async () => {
  const { answer } = await read('emu-esu-com')
  const again = await world.app.inject({
    url: '/api/v1/tenants/emu-esu-com/openapi.json',
    headers: { 'if-none-match': String(answer.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('what stands in examples of headers can be sent', async () => {
  const { body } = await world.app.inject('/api/openapi.json')
  const found = [
    ...body.matchAll(/"(ETag|Location|Content-Range|Change-Set)\d*":\{"schema":\{[^}]*"examples":(\[[^\]]*\])/g),
  ]
  const names = ['Change-Set', 'Content-Range', 'ETag', 'Location']
  expect([...new Set(found.map(([, name]) => name))].toSorted()).toEqual(names)
  // eslint-disable-next-line no-control-regex
  expect(found.filter(([, , examples]) => !/^[\x20-\x7e]*$/.test(examples!))).toEqual([])
})
