import { choice } from '../../entities/language/fields/choice.ts'
import type { Examples } from './example.ts'
import type { Fill } from './fill.ts'

export const examples = {
  schema: choice(['everyone', 'staff']),
  valid: ['everyone', 'staff'],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: '', rule: 'selectRequired' },
    { value: 'nobody', rule: 'option' },
    { value: ['staff'], rule: 'option' },
  ],
  stored: [['staff', 'staff']],
  shown: [['staff', 'スタッフ', 'Staff']],
} satisfies Examples

/** Side by side the options are labels; more of them open as a list. What must be chosen cannot be emptied. */
export const fill: Fill = async (place, value, _, { optional }) => {
  if (value === null && !optional) return
  const menu = place.getByRole('combobox')
  const option = `"${String(value ?? '')}"`
  if ((await menu.count()) === 0) {
    return place.locator('label', { has: place.page().locator(`input[value=${option}]`) }).click()
  }
  await menu.click()
  await place.page().locator(`[role=option][data-value=${option}]`).click()
}
