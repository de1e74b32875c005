import { expect, test } from 'vitest'
import { boxCommand } from '../../../src/captain/comments/comment-box.tsx'

const key = (name: string, more: Partial<Parameters<typeof boxCommand>[0]> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  isComposing: false,
  keyCode: 0,
  ...more,
})

test('Enter alone begins a new line, with Ctrl or ⌘ it sends, once', () => {
  expect(boxCommand(key('Enter'), false)).toBeUndefined()
  expect(boxCommand(key('Enter', { ctrlKey: true }), false)).toBe('send')
  expect(boxCommand(key('Enter', { metaKey: true }), true)).toBe('send')
  expect(boxCommand(key('Enter', { ctrlKey: true, repeat: true }), false)).toBeUndefined()
})

test('while an input method composes, no key sends, chooses or leaves', () => {
  for (const name of ['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp'])
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      for (const ctrlKey of [false, true])
        expect(boxCommand(key(name, { ...composing, ctrlKey }), true), name).toBeUndefined()
})

test('while members are offered, arrows choose, Enter and Tab take, Escape closes the list alone', () => {
  const commands = ['ArrowDown', 'ArrowUp', 'Enter', 'Tab', 'Escape', 'a'].map((name) => boxCommand(key(name), true))
  expect(commands).toEqual(['next', 'previous', 'pick', 'pick', 'closeList', undefined])
  expect(boxCommand(key('Tab', { shiftKey: true }), true)).toBeUndefined()
  expect(boxCommand(key('Tab'), false)).toBeUndefined()
  expect(boxCommand(key('Escape'), false)).toBe('leave')
})
