import { choices } from '../../entities/language/fields/choices.ts'
import type { Examples } from './example.ts'
import type { Fill, Wrong } from './fill.ts'

export const examples = {
  schema: choices(['everyone', 'staff', 'press'], { max: 2 }),
  valid: [['staff'], ['staff', 'everyone'], []],
  invalid: [
    { value: null, rule: 'selectRequired' },
    { value: ['nobody'], rule: 'invalid' },
    { value: 'staff', rule: 'option' },
    { value: ['staff', 'staff'], rule: 'uniqueItems' },
    { value: ['staff', 'everyone', 'press'], rule: 'countMax' },
  ],
  stored: [[['staff'], ['staff']]],
  shown: [[['staff', 'everyone'], 'スタッフ、誰でも', 'Staff, Everyone']],
} satisfies Examples

export const fill: Fill = async (place, value) => {
  const wanted = (value ?? []) as readonly string[]
  const boxes = place.locator('label:has(input)')
  for (let index = 0; index < (await boxes.count()); index += 1) {
    const box = boxes.nth(index)
    const [name, on] = await box
      .locator('input')
      .evaluate(
        (input) =>
          [(input as unknown as { value: string }).value, (input as unknown as { checked: boolean }).checked] as const,
      )
    if (on !== wanted.includes(name)) await box.click()
  }
}

/** One less than must be chosen, and one more than may be. */
export const wrong: Wrong = ({ rules, options = [] }) => {
  const { min = 0, max = Infinity } = rules.find(({ params }) => 'max' in params)?.params ?? {}
  return [Number(min) - 1, Number(max) + 1]
    .filter((count) => count > 0 && count <= options.length)
    .map((count) => options.slice(0, count))
}
