// @module-tag sqlite
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { workersAi } from '../../../server/features/ai/workers-ai.ts'
import { startFakeService, type Answer, type FakeService } from './fake-service.ts'

let service: FakeService
beforeAll(async () => {
  service = await startFakeService()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.answer = 'well'
  service.seen.length = 0
})

const provider = (more: object = {}) =>
  workersAi({
    account: 'our-account',
    token: 'our-token',
    url: service.url,
    pictureModel: '@cf/stabilityai/stable-diffusion-xl-base-1.0',
    translationModel: '@cf/meta/m2m100-1.2b',
    timeouts: { translation: 20_000, picture: 120_000 },
    ...more,
  })
const order = { prompt: 'a cat on a pier', width: 1024, height: 768, steps: 20, seed: 7 }

test('a Japanese prompt comes back in English', async () => {
  expect(await provider().translate('港の猫')).toBe('in English: 港の猫')
  expect(service.seen).toEqual([
    {
      model: '@cf/meta/m2m100-1.2b',
      authorization: 'Bearer our-token',
      input: { text: '港の猫', source_lang: 'ja', target_lang: 'en' },
    },
  ])
})

test('a picture is made of the size, steps and seed asked for, whether the model answers bytes or base64', async () => {
  const bytes = await provider().picture(order)
  const decoded = await provider({ pictureModel: '@cf/black-forest-labs/flux-1-schnell' }).picture(order)
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(decoded).toEqual(bytes)
  expect(service.seen.map(({ input }) => input)).toEqual([
    { prompt: 'a cat on a pier', width: 1024, height: 768, num_steps: 20, seed: 7 },
    { prompt: 'a cat on a pier', steps: 8, seed: 7 },
  ])
})

describe('a failure is named by what one can do about it', () => {
  const cases: readonly (readonly [Answer, string, number])[] = [
    [{ status: 429, code: 3036 }, 'quota', 429],
    [{ status: 429, code: 4006 }, 'quota', 429],
    [{ status: 429, code: 3040 }, 'busy', 503],
    [{ status: 429 }, 'busy', 503],
    [{ status: 408, code: 3007 }, 'slow', 503],
    [{ status: 401, code: 10_000 }, 'notAccepted', 503],
    [{ status: 400, code: 5007 }, 'notAccepted', 503],
    [{ status: 400, code: 3030, message: 'prompt contains NSFW content' }, 'refused', 400],
    [{ status: 500 }, 'unreachable', 503],
    ['silent', 'unreachable', 503],
    ['malformed', 'malformed', 503],
    ['slow', 'slow', 503],
  ]
  test.each(cases)('%j is %s', async (answer, reason, statusCode) => {
    service.answer = answer
    const asked = provider(answer === 'slow' ? { timeouts: { translation: 100, picture: 100 } } : {})
    await expect(asked.translate('港')).rejects.toMatchObject({ reason, statusCode, data: { reason } })
  })
})

const megabytes = (count: number) => 'A'.repeat(count * 1024 * 1024)

describe('a translation that cannot be a prompt', () => {
  const cases = [
    ['nothing', '', 'refused'],
    ['blank', ' \n\u3000\u200b ', 'refused'],
    ['one character too long', 'a'.repeat(2001), 'tooLong'],
    ['endless', megabytes(1), 'tooLong'],
  ] as const
  test.each(cases)('is refused: %s', async (_, text, reason) => {
    service.answer = { result: { translated_text: text } }
    await expect(provider().translate('港')).rejects.toMatchObject({ reason, statusCode: 400 })
  })

  test('says nothing about the service, however many there are', async () => {
    const asked = provider({ circuit: { failures: 2, pause: 60_000 } })
    for (const [, text] of cases) {
      service.answer = { result: { translated_text: text } }
      await expect(asked.translate('港')).rejects.toMatchObject({ statusCode: 400 })
    }
    service.answer = { result: { translated_text: ` ${'🐈'.repeat(2000)} ` } }
    expect([...(await asked.translate('港'))]).toHaveLength(2000)
  })
})

test('an answer that is too long is none', async () => {
  const flux = provider({ pictureModel: '@cf/black-forest-labs/flux-1-schnell' })
  service.answer = { result: { image: megabytes(5) } }
  expect((await flux.picture(order)).length).toBeGreaterThan(3 * 1024 * 1024)
  service.answer = { result: { image: megabytes(7) } }
  await expect(flux.picture(order)).rejects.toMatchObject({ reason: 'malformed' })
  service.answer = { status: 400, code: 3030, message: megabytes(1) }
  await expect(provider().translate('港')).rejects.toMatchObject({ reason: 'malformed' })
})

test('half a character in a translation is made whole', async () => {
  service.answer = { result: { translated_text: 'a \ud83d b' } }
  expect(await provider().translate('港')).toBe('a \ufffd b')
})

test('after failing several times in a row it is left alone, and other faults do not count', async () => {
  const asked = provider({ circuit: { failures: 2, pause: 60_000 } })
  service.answer = { status: 400, code: 3030 }
  for (const _ of [1, 2, 3]) await expect(asked.translate('港')).rejects.toMatchObject({ reason: 'refused' })
  service.answer = { status: 500 }
  for (const _ of [1, 2]) await expect(asked.translate('港')).rejects.toMatchObject({ reason: 'unreachable' })
  service.answer = 'well'
  const calls = service.seen.length
  await expect(asked.translate('港')).rejects.toMatchObject({ reason: 'paused' })
  expect(service.seen).toHaveLength(calls)
})

test('a model that keeps failing stops no other', async () => {
  const asked = provider({ circuit: { failures: 2, pause: 60_000 } })
  service.answer = { status: 500 }
  for (const _ of [1, 2]) await expect(asked.picture(order)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(asked.picture(order)).rejects.toMatchObject({ reason: 'paused' })
  service.answer = 'well'
  expect(await asked.translate('港')).toBe('in English: 港')
  service.answer = { status: 500 }
  for (const _ of [1, 2]) await expect(asked.translate('港')).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(asked.translate('港')).rejects.toMatchObject({ reason: 'paused' })
})

test('what was cancelled ends as a cancellation, not as a failure', async () => {
  service.answer = 'slow'
  const cancelled = new AbortController()
  const asked = provider().picture(order, cancelled.signal)
  cancelled.abort(new Error('enough'))
  await expect(asked).rejects.toThrow('enough')
})
