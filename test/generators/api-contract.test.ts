import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { breakingChanges, contractFaults, contractOf, contractPath } from '../../generators/api-contract.ts'

const document = (change: (parts: any) => void = () => {}): object => {
  const parts = {
    paths: {
      '/api/v1/tenants/{tenant}/news': {
        get: {
          'x-scope': 'news:read',
          parameters: [{ name: 'q', in: 'query', schema: { type: 'string' } }],
          responses: {
            200: {
              content: {
                'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/News' } } },
              },
            },
          },
        },
      },
      '/api/v1/authorized/tenants/{tenant}/news': {
        post: {
          'x-scope': 'news:create',
          requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewsCreate' } } } },
          responses: { 201: { $ref: '#/components/responses/Made' } },
        },
      },
      '/api/v1/authorized/overview': { get: { responses: { 200: {} } } },
    },
    components: {
      responses: { Made: { content: { 'application/json': { schema: { $ref: '#/components/schemas/News' } } } } },
      schemas: {
        News: {
          allOf: [
            {
              type: 'object',
              required: ['title'],
              properties: { title: { type: 'string' }, lead: { anyOf: [{ type: 'string' }, { type: 'null' }] } },
            },
          ],
        },
        NewsCreate: {
          type: 'object',
          required: ['title'],
          properties: {
            title: { type: 'string' },
            kind: { type: 'string', enum: ['info', 'event'] },
            rows: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
          },
        },
      },
    },
  }
  change(parts)
  return parts
}
const list = '/api/v1/tenants/{tenant}/news'
const breaking = (change: (parts: any) => void) => breakingChanges(contractOf(document()), contractOf(document(change)))

describe('what programs rely on', () => {
  test.each<[string, (parts: any) => void, readonly string[]]>([
    ['an operation that is gone', ({ paths }) => delete paths[list], [`GET ${list}`]],
    ['a parameter that is gone', ({ paths }) => (paths[list].get.parameters = []), [`GET ${list} query q: string`]],
    [
      'a parameter that must be given',
      ({ paths }) => (paths[list].get.parameters[0].required = true),
      [`GET ${list} query q is required`],
    ],
    [
      'a property that is gone',
      ({ components }) => delete components.schemas.News.allOf[0].properties.lead,
      ['News.lead: null | string'],
    ],
    [
      'a property that may be missing',
      ({ components }) => (components.schemas.News.allOf[0].required = []),
      ['News.title is always there'],
    ],
    [
      'another type',
      ({ components }) => (components.schemas.News.allOf[0].properties.title = { type: 'integer' }),
      ['News.title: string'],
    ],
    [
      'an option that is gone',
      ({ components }) => (components.schemas.NewsCreate.properties.kind.enum = ['info']),
      ['NewsCreate.kind = "event"'],
    ],
    [
      'a property that must be sent',
      ({ components }) => components.schemas.NewsCreate.required.push('kind'),
      ['NewsCreate.kind is required'],
    ],
    [
      'a new property of rows that must be sent',
      ({ components }) => {
        const { items } = components.schemas.NewsCreate.properties.rows
        items.properties.size = { type: 'integer' }
        items.required = ['size']
      },
      ['NewsCreate.rows[].size is required'],
    ],
    [
      'rows that are gone, as one',
      ({ components }) => delete components.schemas.NewsCreate.properties.rows,
      ['NewsCreate.rows: (object)[]'],
    ],
  ])('is broken by %s', (_, change, expected) => {
    expect(breaking(change)).toEqual(expected)
  })

  test.each<[string, (parts: any) => void]>([
    ['a new operation', ({ paths }) => (paths['/new'] = paths[list])],
    [
      'a new property, option and parameter',
      ({ paths, components }) => {
        components.schemas.News.allOf[0].properties.url = { type: 'string' }
        components.schemas.News.allOf[0].required.push('url')
        components.schemas.NewsCreate.properties.kind.enum.push('sale')
        paths[list].get.parameters.push({ name: 'lang', in: 'query', schema: { type: 'string' } })
      },
    ],
    [
      'a new property that need not be sent, whatever it asks for',
      ({ components }) => {
        components.schemas.NewsCreate.properties.rows.items.properties.point = {
          anyOf: [{ type: 'object', required: ['x'], properties: { x: { type: 'number' } } }, { type: 'null' }],
        }
      },
    ],
    ['what must no longer be sent', ({ components }) => (components.schemas.NewsCreate.required = [])],
    ['what is for the screens alone', ({ paths }) => delete paths['/api/v1/authorized/overview']],
  ])('is not broken by %s', (_, change) => {
    expect(breaking(change)).toEqual([])
  })

  test('may be broken where the changelog names it, before the next release', () => {
    const root = mkdtempSync(join(tmpdir(), 'captain-contract-'))
    onTestFinished(() => rmSync(root, { recursive: true }))
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    const without = JSON.stringify(document(({ paths }) => delete paths[list]))
    expect(contractFaults(root, without)).toEqual([])
    write(contractPath, `${contractOf(document()).join('\n')}\n`)
    write('CHANGELOG.md', `# Changelog\n\n## [Unreleased]\n\n## [1.0.0]\n\n- \`GET ${list}\` is new.\n`)
    expect(contractFaults(root, JSON.stringify(document()))).toEqual([])
    expect(contractFaults(root, without)).toMatchObject([
      { code: 'E401', value: expect.stringContaining(`GET ${list}`) },
    ])
    write('CHANGELOG.md', `## [Unreleased]\n\n- \`GET ${list}\` is gone: read something else.\n\n## [1.0.0]\n`)
    expect(contractFaults(root, without)).toEqual([])
  })
})
