import { expect, test } from 'vitest'
import { mailLink } from '../../src/modules/customer-emails/record/write-dialog.tsx'

const letter = { to: 'guest+1@mail.example', subject: 'Re: 見積もり & 納期', text: '木下 様\n\n> 一行目\n> 二行目' }
const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link)
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject'), body: searchParams.get('body') }
}

test('a link to a mail program has the address, the subject and the lines of the text', () => {
  const link = mailLink(letter)
  expect(link).toMatch(/^mailto:guest%2B1@mail\.example\?subject=[^&+]*&body=[^&+]*$/)
  expect(partsOf(link)).toEqual({
    to: letter.to,
    subject: letter.subject,
    body: '木下 様\r\n\r\n> 一行目\r\n> 二行目',
  })
})

test('a long text is not in the link as a whole', () => {
  const { body } = partsOf(mailLink({ ...letter, text: '𠮟'.repeat(5000) }))
  expect([...body!].filter((character) => character === '𠮟')).toHaveLength(700)
  expect(body!.endsWith('…')).toBe(true)
})
