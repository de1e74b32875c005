import { expect, test } from 'vitest'
import { operationsDiff } from '../../generators/openapi-diff.ts'

const schema = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
})

const document = {
  info: { title: 'A' },
  components: {
    schemas: {
      Note: { properties: { tag: { $ref: '#/components/schemas/Tag' } } },
      Tag: { type: 'string', maxLength: 10 },
    },
  },
  paths: {
    '/notes': {
      get: { summary: 'Notes', parameters: [{ name: 'sort', in: 'query' }], responses: { 200: schema('Note') } },
      post: { requestBody: schema('Note'), responses: { 201: {}, 400: {} } },
    },
    '/tags': { get: { responses: { 200: schema('Tag') } } },
    '/health': { get: { responses: { 204: {} } } },
  },
}

/** The reported differences after `change` modifies the document. */
function reportedDiff(change: (copy: Record<string, any>) => void): readonly string[] {
  const copy = structuredClone(document)
  change(copy)
  return operationsDiff(JSON.stringify(document, null, 2), JSON.stringify(copy, null, 2)).split('\n')
}

test('operations that were added and removed', () => {
  expect(
    reportedDiff(({ paths }) => {
      delete paths['/health']
      paths['/notes/{id}'] = { delete: { responses: { 204: {} } } }
    }),
  ).toEqual(['+ DELETE /notes/{id}', '- GET /health'])
})

test('operations that changed, and where: a parameter, the body, a response, a word', () => {
  expect(
    reportedDiff(({ paths }) => {
      paths['/notes'].get.summary = 'All notes'
      paths['/notes'].get.parameters = [
        { name: 'sort', in: 'query', required: true },
        { name: 'range', in: 'query' },
      ]
      paths['/notes'].post.requestBody.required = true
      delete paths['/notes'].post.responses[400]
    }),
  ).toEqual(['~ GET /notes: parameter sort, summary, parameter range', '~ POST /notes: body, response 400'])
})

test('a change in a schema is one of every operation that it reaches, through others too', () => {
  expect(
    reportedDiff(({ components }) => {
      components.schemas.Tag.maxLength = 20
    }),
  ).toEqual(['~ GET /notes: response 200', '~ POST /notes: body', '~ GET /tags: response 200'])
})

test('more than twenty are counted; none is said as well', () => {
  const many = reportedDiff(({ paths }) => {
    for (let number = 0; number < 30; number += 1) paths[`/more/${number}`] = { get: { responses: {} } }
  })
  expect([many.length, many[20]]).toEqual([21, '… and 10 more operations'])
  expect(reportedDiff(({ info }) => (info.title = 'B'))).toEqual([
    'No operation differs; what is said about the whole document does.',
  ])
})
