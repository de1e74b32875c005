import {
  noCredentials,
  notReserved,
  slugShape,
  startsWithUrl,
  urlShape,
} from '../../../entities/language/rules/address.ts'
import type { Table } from './table.ts'

const uuid = '018f2a5e-7c1d-7b3a-9e4f-0123456789ab'

export const tables: readonly Table[] = [
  {
    rule: slugShape(),
    valid: ['a', 'A-b_9', '-', '2026'],
    invalid: ['', 'a b', 'ａ', 'a.b', 'a/b', 'あ', 'a‐b', 'a\n'],
  },
  {
    rule: notReserved(),
    valid: ['news', 'newest', uuid.slice(1)],
    invalid: ['new', 'NEW', 'edit', 'create', 'show', uuid, uuid.toUpperCase()],
  },
  {
    rule: urlShape(),
    valid: ['http://a', 'https://例え.jp/道?q=1#x'],
    invalid: [
      '',
      'https://',
      'ftp://a',
      'javascript:alert(1)',
      'https://a b',
      'https://a\n',
      ' https://a',
      'HTTP://a',
      'https://a　b',
      'https://?',
      'https://[',
      'https:///a',
      'https://\\a',
      'http://a.jp:abc',
      'https://a.jp:999999',
      'https://www.example.jp：8080',
    ],
  },
  {
    rule: noCredentials(),
    valid: ['https://a.jp', 'http://a.jp:8080/@user', 'https://a.jp?to=b@c.jp', 'https://a.jp#@', 'https://a.jp\\@b'],
    invalid: [
      'https://user:pw@a.jp/',
      'https://user@a.jp',
      'http://:pw@a.jp:8080/shop',
      'https://@a.jp/',
      'https://b.jp@a.jp',
      'https://user:p@w@a.jp/',
    ],
  },
  {
    rule: startsWithUrl('https://maps.example/', ['https://short.example/']),
    valid: ['https://maps.example/a', 'https://short.example/a'],
    invalid: ['https://elsewhere.example/a'],
  },
  { rule: startsWithUrl('https://'), valid: ['https://a'], invalid: ['http://a', ' https://a'] },
]
