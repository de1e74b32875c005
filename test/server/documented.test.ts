// @module-tag sqlite
import { expect, test } from 'vitest'
import { documentMismatch } from './support/documented.ts'

const url = '/api/v1/tenants/myturn-games/link'
const sent = (statusCode: number, body: unknown, type = 'application/json; charset=utf-8') => ({
  statusCode,
  headers: { 'content-type': type },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

test('an answer that openapi.json does not describe is told, one that it describes is not', () => {
  expect(documentMismatch('GET', url, sent(200, []))).toBeUndefined()
  expect(documentMismatch('GET', `${url}?range=[0,1]`, sent(200, [{}]))).toMatch(/required property 'id'/)
  expect(documentMismatch('GET', url, sent(201, []))).toBe('GET /api/v1/tenants/{tenant}/link 201 is not documented.')
  expect(documentMismatch('GET', url, sent(200, 'a', 'text/plain'))).toMatch(/is not documented as text\/plain/)
  expect(documentMismatch('GET', url, sent(400, 'anything'))).toBeUndefined()
})
