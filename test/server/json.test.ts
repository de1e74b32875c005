// @module-tag postgres-full
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { jsonLimitError, jsonLimits, parseJson } from '../../server/base/input/json.ts'
import { admin, start } from './support/world.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
const array = (length: number) => JSON.stringify(Array(length).fill(0))
const members = (length: number) => JSON.stringify(Object.fromEntries(Array.from({ length }, (_, n) => [`k${n}`, 0])))
/** So many values, none of them in an array that is too long by itself. */
const many = (values: number) =>
  `[${Array(80)
    .fill(array(values / 80))
    .join()}]`

const { depth, elements, values } = jsonLimits

describe('JSON of a caller', () => {
  test.each([
    ['deep arrays', nested(depth), nested(depth + 1)],
    ['deep objects', objects(depth), objects(depth + 1)],
    ['a long array', array(elements), array(elements + 1)],
    ['an object of many members', members(jsonLimits.members), members(jsonLimits.members + 1)],
    ['many values', many(values - 4000), many(values + 8000)],
  ])('is parsed up to its limit, and refused beyond: %s', (_, within, beyond) => {
    expect(parseJson(within)).toEqual(JSON.parse(within))
    expect(jsonLimitError(beyond)).toMatch(/more than/)
    expect(() => parseJson(beyond)).toThrow(SyntaxError)
  })

  test('is what it is: signs within texts are none of its structure', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => void expect(jsonLimitError(JSON.stringify(value))).toBeUndefined()),
    )
    expect(jsonLimitError(JSON.stringify(['[{"\\'.repeat(10_000), ',,,,'.repeat(10_000)]))).toBeUndefined()
  })

  test.each(['', '"', '"\\', ']]]', '[,,', '{"a'])('that is none (%j) is left to the parser', (text) => {
    expect(jsonLimitError(text)).toBeUndefined()
    expect(() => parseJson(text)).toThrow(SyntaxError)
  })
})

describe('A request with JSON that is too deep or too wide', () => {
  test.each([
    ['deep', nested(100_000)],
    ['half of it, deep', '['.repeat(400_000)],
    ['wide', `{"body":{"blocks":${array(200_000)}}}`],
    ['of many names', members(20_000)],
  ])('is refused with 400: %s', async (_, payload) => {
    const { app, tokenFor } = await start()
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/authorized/tenants/myturn-games/news',
      headers: { authorization: `Bearer ${await tokenFor(admin)}`, 'content-type': 'application/json' },
      payload,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(/^(The|An) .*JSON .* more than [0-9]+ /)
  })

  test('is refused in a query and at the sign-in too', async () => {
    const { app, call } = await start()
    const news = '/api/v1/authorized/tenants/myturn-games/news'
    for (const name of ['include', 'filter', 'sort', 'range'])
      expect((await call(admin, 'GET', `${news}?${name}=${nested(3_000)}`)).status, name).toBe(400)
    expect((await call(undefined, 'GET', `/api/v1/tenants/myturn-games/news?expand=${nested(3_000)}`)).status).toBe(400)
    const headers = { 'content-type': 'application/json' }
    const signIn = { method: 'POST', url: '/api/auth/sign-in/email', headers, payload: objects(5_000) } as const
    expect((await app.inject(signIn)).statusCode).toBe(400)
  })

  test('tells no more faults than anybody reads', async () => {
    const { call } = await start()
    const blocks = Array.from({ length: 400 }, () => ({ type: 'paragraph', data: { text: 1, wrong: 2 } }))
    const { status, body } = await call(admin, 'POST', '/api/v1/authorized/tenants/myturn-games/news', {
      body: { blocks },
    })
    expect([status, body.data.issues.length]).toEqual([400, 200])
  })
})
