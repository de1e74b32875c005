import { expect, test } from 'vitest'
import { aiErrorText } from '../../../src/captain/ai/error-text.ts'
import { ApiError } from '../../../src/shell/api/api.ts'
import { createWords } from '../../../src/shell/words/words.ts'

const words = { ja: createWords('ja'), en: createWords('en') }
await Promise.all([words.ja, words.en].map((each) => each.load('commons', 'ai', 'validations')))
const { translate } = words.en
const told = (status: number, data: object = {}) => aiErrorText(translate, new ApiError('', status, { data }))
const failure = (reason: string) => translate(`ai.failures.${reason}`)

test('a prompt that is refused is told with what is wrong with it', () => {
  const data = { issues: [{ path: ['english'], rule: 'maxFullWidth', params: { max: 2000 } }] }
  expect(told(400, data)).toBe('Prompt in English must be at most 2,000 characters.')
  expect(aiErrorText(words.ja.translate, new ApiError('', 400, { data }))).toBe(
    '英語のプロンプトは2,000文字以内で入力してください。',
  )
})

test('a failure is told by its reason, and one without by its status', () => {
  expect(told(400, { reason: 'refused' })).toBe(failure('refused'))
  expect(told(429, { reason: 'dailyLimit', of: 'person' })).toBe(failure('dailyLimit'))
  expect(told(429, { reason: 'dailyLimit', of: 'installation' })).toBe(failure('dailyLimitOfAll'))
  expect(told(404)).toBe(failure('gone'))
  expect(told(409, { issues: [{ path: [], rule: 'invalid', params: {} }] })).toBe(failure('ended'))
  expect(told(507)).toBe(failure('full'))
  expect(told(0)).toBe(failure('offline'))
  expect(aiErrorText(translate, new TypeError('nothing'))).toBe(failure('unreachable'))
})

test('what Captain’s own server refuses or fails is no fault of the AI service', () => {
  expect(told(429)).toBe(translate('commons.failures.tooMany'))
  expect(told(500)).toBe(translate('commons.failures.server'))
  expect(told(503, { reason: 'timeLimit' })).toBe(translate('commons.failures.tooLong'))
})
