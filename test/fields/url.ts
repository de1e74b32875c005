import { url } from '../../entities/language/fields/url.ts'
import type { Examples } from './example.ts'
import { typed, type Fill } from './fill.ts'

export const examples = {
  schema: url({ prefix: 'https://' }),
  valid: ['https://example.com', 'https://例え.jp/道?a=1#b'],
  invalid: [
    { value: null, rule: 'required' },
    { value: 'example', rule: 'url' },
    { value: 'hanako@example.com', rule: 'url' },
    { value: 'localhost:3000', rule: 'url' },
    { value: 'ftp://example.com', rule: 'url' },
    { value: 'javascript:alert(1)', rule: 'url' },
    { value: 'https://exa mple.com', rule: 'url' },
    { value: 'https://user:pw@example.com/', rule: 'urlCredentials' },
    { value: 'http://example.com', rule: 'startsWithUrl' },
    { value: `https://example.com/${'a'.repeat(2048)}`, rule: 'maxBytes' },
    { value: {}, rule: 'text' },
  ],
  stored: [
    [' https://example.com/　', 'https://example.com/'],
    ['HTTPS://Example.COM/Path?A', 'https://example.com/Path?A'],
    ['https://A.jp:443/', 'https://a.jp/'],
    ['Example.com', 'https://example.com'],
    ['www.例え.jp:8080/道?a=1#b', 'https://www.例え.jp:8080/道?a=1#b'],
    ['//example.com/menu', 'https://example.com/menu'],
    ['http://a.jp:8080', 'http://a.jp:8080'],
  ],
  shown: [['https://example.com/shop', 'https://example.com/shop', 'https://example.com/shop']],
} satisfies Examples

export const fill: Fill = typed
