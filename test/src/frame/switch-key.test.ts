import { expect, test } from 'vitest'
import { isTenantSwitchKey } from '../../../src/captain/frame/tenant-switcher.tsx'

const pressed = {
  key: 'T',
  keyCode: 84,
  isComposing: false,
  metaKey: false,
  ctrlKey: true,
  shiftKey: true,
  altKey: false,
  repeat: false,
}

test('⌘⇧T and Ctrl+Shift+T open the tenant switcher', () => {
  expect(isTenantSwitchKey(pressed)).toBe(true)
  expect(isTenantSwitchKey({ ...pressed, ctrlKey: false, metaKey: true })).toBe(true)
})

test.each([
  { shiftKey: false },
  { ctrlKey: false },
  { altKey: true },
  { repeat: true },
  { isComposing: true },
  { keyCode: 229 },
  { key: 'S' },
])('Not with %j', (other) => {
  expect(isTenantSwitchKey({ ...pressed, ...other })).toBe(false)
})
