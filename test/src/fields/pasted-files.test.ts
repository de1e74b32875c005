import { describe, expect, test } from 'vitest'
import { pastedFiles } from '../../../src/kernel/uploads/pasted-files.ts'

const picture = new File(['x'], 'image.png', { type: 'image/png' })
const clipboard = (texts: Readonly<Record<string, string>>) => ({
  files: [picture] as unknown as FileList,
  getData: (type: string) => texts[type] ?? '',
})

describe('A clipboard with a picture', () => {
  test.each([
    [
      'of Excel, which has cells beside it',
      { 'text/html': '<table><tr><td>450</td></tr></table>', 'text/plain': '450' },
    ],
    ['of Word, in whose HTML is text', { 'text/html': '<style>p{}</style><p>冬の予定<o:p></o:p></p>' }],
    ['beside a plain text', { 'text/plain': '二十時まで' }],
  ])('%s, means the text', (_, texts) => expect(pastedFiles(clipboard(texts))).toEqual([]))

  test.each([
    ['alone', {}],
    [
      'copied in a browser, whose HTML is the picture',
      { 'text/html': '<meta charset="utf-8"><img src="https://example.jp/a.png" alt="皿">' },
    ],
    [
      'copied in Word, whose HTML is the picture',
      { 'text/html': '<style>p{margin:0}</style><!--[if vml]>x<![endif]--><p><img src="file:///a.png">&nbsp;</p>' },
    ],
    ['that is a file, with its name', { 'text/plain': 'image.png' }],
  ])('%s, means the picture', (_, texts) => expect(pastedFiles(clipboard(texts))).toEqual([picture]))
})
