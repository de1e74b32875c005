import { expect, test } from 'vitest'
import { CaptainError } from '../../generators/client/index.ts'
import { coalesced } from './cafe/coalesced.ts'
import { markup } from './html.ts'
import { emptyCart, lineProblems, readCart, reduced, writeCart } from './shop/cart.ts'

test('a site that hears of ten changes while it is built is built once more, and after a failure again', async () => {
  let [built, atOnce, most] = [0, 0, 0]
  const rebuild = coalesced(async () => {
    built += 1
    most = Math.max(most, (atOnce += 1))
    await new Promise((next) => setImmediate(next))
    atOnce -= 1
    if (built === 3) throw new Error('Captain is away.')
  })
  await Promise.all([rebuild(), ...Array.from({ length: 10 }, rebuild)])
  expect([built, most]).toEqual([2, 1])
  await expect(rebuild()).rejects.toThrow('away')
  await rebuild()
  expect(built).toBe(4)
})

test('a cart survives its cookie, and nothing else gets into one', () => {
  const [first, second] = ['1', '2'].map((digit) => digit.repeat(36)) as [string, string]
  const items = [
    { product: first, quantity: 9 },
    { product: second, quantity: 2 },
  ]
  const cart = { items, prefecture: '21', giftWrapping: 'noshi' } as const
  expect(readCart(writeCart(cart))).toEqual(cart)
  for (const text of [undefined, '', '<b>', `99999 gold ${first}*0 ${second}*-1 x*3 ${first}*1e3`])
    expect(readCart(text)).toEqual(emptyCart)

  const issue = (line: number, params: object) => ({ path: ['items', line], rule: 'r', params, message: `No. ${line}` })
  const refused = new CaptainError(409, '', { issues: [issue(0, { max: 3, left: 3 }), issue(1, {})] })
  expect([...lineProblems(cart, refused)]).toEqual([
    [first, 'No. 0'],
    [second, 'No. 1'],
  ])
  expect(reduced(cart, refused).items).toEqual([{ product: first, quantity: 3 }])
})

test('what goes into a page is text, unless it is made of markup', () => {
  const name = '"><script>'
  expect(String(markup`<b title="${name}">${[markup`<i>${1}</i>`, null, false]}</b>`)).toBe(
    '<b title="&quot;&gt;&lt;script&gt;"><i>1</i></b>',
  )
})
