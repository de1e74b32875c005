import { expect, test } from 'vitest'
import { mailLink } from '../../src/screens/contact/mail-link.ts'

const letter = { to: 'guest+1@mail.example', subject: '見積もり & 納期', greeting: '木下 様', quoted: '一行目\n二行目' }
const partsOf = (link: string) => {
  const { pathname, searchParams } = new URL(link)
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject'), body: searchParams.get('body') }
}

test('an answer goes to the sender, with the subject and what was written quoted below the greeting', () => {
  const link = mailLink(letter)
  expect(link).toMatch(/^mailto:guest%2B1@mail\.example\?subject=[^&+]*&body=[^&+]*$/)
  expect(partsOf(link)).toEqual({
    to: letter.to,
    subject: 'Re: 見積もり & 納期',
    body: '木下 様\r\n\r\n\r\n> 一行目\r\n> 二行目',
  })
})

test('an answer to an answer says Re: once, and a long letter is not quoted whole', () => {
  const { subject, body } = partsOf(mailLink({ ...letter, subject: 'RE: 納期', quoted: '𠮟'.repeat(5000) }))
  expect(subject).toBe('RE: 納期')
  expect([...body!].filter((character) => character === '𠮟')).toHaveLength(600)
  expect(body!.endsWith('…')).toBe(true)
})
