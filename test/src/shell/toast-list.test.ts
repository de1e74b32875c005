import { expect, test } from 'vitest'
import { withToast, type ShownToast, type Toast } from '../../../src/shell/ui/toast-list.ts'

let key = 0
const shownOf = (...toasts: readonly Toast[]): readonly ShownToast[] =>
  toasts.reduce<readonly ShownToast[]>((all, toast) => withToast(all, { ...toast, key: (key += 1) }), [])
const textsOf = (...toasts: readonly Toast[]) => shownOf(...toasts).map(({ text }) => text)

const soldOut = (about: string, run = () => {}): Toast => ({
  text: `「${about}」を「品切れ」にしました。`,
  about,
  action: { label: '元に戻す', run },
  merge: { key: 'drink.statusChanged.soldOut', count: 1, text: (count) => `${count}件を「品切れ」にしました。` },
})

test('the same change of three records is told once, and undone at once, the last one first', async () => {
  const undone: string[] = []
  const all = ['茶', '珈琲', '水'].map((name) => soldOut(name, () => void undone.push(name)))
  const shown = shownOf(...all)
  expect(shown.map(({ text }) => text)).toEqual(['3件を「品切れ」にしました。'])
  await shown[0]!.action!.run()
  expect(undone).toEqual(['水', '珈琲', '茶'])
})

test('a change that cannot be undone is not told as if it could', () => {
  const { text, merge } = soldOut('茶')
  expect(textsOf(soldOut('珈琲'), { text, merge: merge! })).toHaveLength(2)
})

test('what only informs gives way to what comes next, and an error stays', () => {
  const error: Toast = { text: '保存できませんでした。', kind: 'error' }
  expect(textsOf({ text: 'コピーしました。' }, error, { text: '保存しました。' })).toEqual([
    '保存できませんでした。',
    '保存しました。',
  ])
})

test('the same told again about the same record replaces it, with its own undo', async () => {
  const undone: string[] = []
  const shown = shownOf(
    soldOut('茶', () => void undone.push('first')),
    soldOut('茶', () => void undone.push('second')),
  )
  await shown[0]!.action!.run()
  expect(undone).toEqual(['second'])
})
