import { expect, test } from 'vitest'
import { mayRetry, withRetries, retryDelay } from '../../../src/shell/api/retry.ts'

const answering = (...answers: (number | Error)[]) => {
  let calls = 0
  const waits: number[] = []
  return {
    waits,
    get calls() {
      return calls
    },
    call: async () => {
      const answer = answers[Math.min(calls++, answers.length - 1)]!
      if (answer instanceof Error) throw answer
      return new Response(null, { status: answer })
    },
    wait: async (time: number) => void waits.push(time),
  }
}

test('a number of tries waits a second each time; doubling waits stop at the longest', () => {
  expect([0, 1, 2].map((attempt) => retryDelay(2, attempt))).toEqual([1000, 1000, undefined])
  const doubling = { count: 5, base: 500, longest: 3000 }
  expect([0, 1, 2, 3, 4, 5].map((attempt) => retryDelay(doubling, attempt))).toEqual([
    500,
    1000,
    2000,
    3000,
    3000,
    undefined,
  ])
})

test('what may pass by itself is tried again, and nothing else', async () => {
  const away = answering(503, new TypeError('no connection'), 200)
  expect((await withRetries(away.call, 2, away.wait)).status).toBe(200)
  expect([away.calls, away.waits]).toEqual([3, [1000, 1000]])
  const refused = answering(404)
  expect((await withRetries(refused.call, 2, refused.wait)).status).toBe(404)
  expect(refused.calls).toBe(1)
  const silent = answering(new TypeError('no connection'))
  await expect(withRetries(silent.call, 1, silent.wait)).rejects.toThrow('no connection')
  expect(silent.calls).toBe(2)
  const left = answering(new DOMException('left', 'AbortError'))
  await expect(withRetries(left.call, 2, left.wait)).rejects.toThrow('left')
  expect(left.calls).toBe(1)
})

test('only readings may be made twice', () => {
  expect([undefined, 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'].map((method) => mayRetry(method))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})
