import { expect, test } from 'vitest'
import { isFromElsewhere } from '../../../src/shell/ui/report-unexpected-error.ts'

const origin = 'https://captain.example'
const failed = (stack: string | undefined, message = 'x is undefined'): Error =>
  Object.assign(new TypeError(message), { stack }) as Error

test.each([
  ['chrome-extension://abc/content.js', true],
  ['https://captain.example.evil.example/x.js', true],
  ['https://captain.example/assets/index.js', false],
  ['', false],
])('an error in the script %s is from elsewhere: %s', (file, elsewhere) =>
  expect(isFromElsewhere(failed(undefined), file, origin)).toBe(elsewhere),
)

test('a rejection is of the script on top of its stack, in every browser', () => {
  const chromium = (file: string, message?: string) =>
    failed(
      `TypeError: ${message ?? 'x is undefined'}\n    at f (${file}:1:2)\n    at g (${origin}/app.js:3:4)`,
      message,
    )
  const firefox = (file: string) => failed(`f@${file}:1:2\ng@${origin}/app.js:3:4\n`)
  for (const file of ['chrome-extension://abc/a.js', 'moz-extension://abc/a.js', 'webkit-masked-url://hidden/'])
    for (const error of [chromium(file), firefox(file)]) expect(isFromElsewhere(error, undefined, origin)).toBe(true)
  const ours = `${origin}/assets/list.js`
  const about = 'Cannot read https://files.example/a.png'
  for (const error of [chromium(ours), firefox(ours), chromium(ours, about), failed(undefined)])
    expect(isFromElsewhere(error, undefined, origin)).toBe(false)
})
