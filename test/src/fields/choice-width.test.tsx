import { expect, test } from 'vitest'
import { contact } from '../../../entities/inquiries/contact.ts'
import type { FieldEntry } from '../../../src/kernel/form/field-entry.ts'
import { Input } from '../../../src/fields/input/choice.tsx'
import { htmlOf } from './render-field.tsx'

const category = (...offered: readonly string[]) => {
  const entry: FieldEntry = {
    field: contact.fields.category!,
    path: 'category',
    id: 'x',
    label: '種別',
    required: true,
    readOnly: false,
    inside: {},
    value: null,
    change: () => {},
    blur: () => {},
    focusable: () => {},
  }
  const entity = { ...contact, sites: { 'funaneco-jp': { options: { category: offered } } } }
  return htmlOf(entity, 'ja', <Input.Part entry={entry} />)
}

test('a choice takes half a form only as a menu: a site that offers few of many options gets a row of buttons', async () => {
  const menu = await category('general', 'service', 'estimate', 'recruit', 'other')
  expect(menu).toContain('role="combobox"')
  expect(menu).toContain('data-short="true"')
  const buttons = await category('general', 'service', 'estimate', 'other')
  expect(buttons).not.toContain('role="combobox"')
  expect(buttons).not.toContain('data-short')
})
