/// <reference lib="dom" />
import type { Values } from '../../../entities/language/input/body.ts'
import { siteFields } from '../../../entities/language/site-fields.ts'
import type { Field } from '../../../entities/language/entity.ts'
import type { Issue } from '../../../entities/language/input/issues.ts'
import { faultsIn, halvesOf, settled, type Asked } from '../../fields/faults.ts'
import type { Filling } from '../../fields/fill.ts'
import type { Language } from './captain.ts'
import { errorSentence } from './error-sentences.ts'
import { expect, type Locator, type Page } from './test.ts'

/** A form that is open on a page, filled in field by field. */
export interface OpenForm {
  /** What stands in it now, as it would be kept. */
  readonly values: () => Values
  /** Fills in what differs from what stands there. */
  put(values: Values): Promise<void>
  /** Tries to save, and waits until every fault of the values stands at its place, and no other. Answers the faults. */
  refused(): Promise<readonly Issue[]>
  /** Waits for what the server alone can find out, beside the faults of the values. */
  says(issue: Issue): Promise<void>
}

export function openForm(
  page: Page,
  language: Language,
  asked: Asked,
  filling: Omit<Filling, 'part'>,
  starts: Values,
): OpenForm {
  const { entity, site } = asked
  const filled: Record<string, unknown> = { ...starts }
  const part: Filling['part'] = (place, field, value) => fill(place, field, value)
  const fill = (place: Locator, field: Field, value: unknown) =>
    halvesOf[field.kind].fill(place, value ?? null, { ...filling, part }, field)

  const wrongs = async (issues: readonly Issue[]): Promise<readonly string[]> => {
    const { at, all } = await notesOf(
      page,
      issues.map(({ path }) => path.join('.')),
    )
    const expected = issues.map((issue) => ({
      path: issue.path.join('.'),
      sentence: errorSentence(language, entity, site, issue),
    }))
    return [
      ...expected
        .filter(({ sentence }, index) => !at[index]!.some(sentence.is))
        .map(({ path, sentence }) => `${path} does not say: ${sentence.text}`),
      ...all
        .filter((text) => !expected.some(({ sentence }) => sentence.is(text)))
        .map((text) => `nothing is wrong, yet it says: ${text}`),
    ]
  }

  return {
    values: () => filled,
    async put(next) {
      for (const field of siteFields(entity, site)) {
        if (!(field.name in next)) continue
        const value = next[field.name] ?? null
        if (same(settled(field, value), settled(field, filled[field.name]))) continue
        await fill(page.locator(`[data-field="${field.name}"]`), field, value)
        filled[field.name] = settled(field, value)
      }
    },
    async refused() {
      const issues = faultsIn(asked, filled)
      expect(issues, 'a form without a fault would be saved').not.toEqual([])
      await page.keyboard.press('Control+s')
      await expect
        .poll(() => wrongs(issues), {
          message: `${entity.name} ${JSON.stringify(issues)}`,
          intervals: [20, 40, 80, 160],
        })
        .toEqual([])
      return issues
    },
    says: (issue) =>
      expect
        .poll(() => wrongs([...faultsIn(asked, filled), issue]), { message: `${entity.name} ${JSON.stringify(issue)}` })
        .toEqual([]),
  }
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** What a form says at some places, or at the nearest around them; and all that it says. */
const notesOf = (page: Page, paths: readonly string[]): Promise<{ at: string[][]; all: string[] }> =>
  page.evaluate(async (paths) => {
    // A form that was refused draws, and then leads to its first fault.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    const notes = (root: ParentNode) =>
      [...root.querySelectorAll<HTMLElement>('[role=alert]')].map((note) => note.innerText.trim())
    const place = (path: string): Element | null => {
      const steps = path.split('.')
      for (let length = steps.length; length > 0; length -= 1) {
        const name = CSS.escape(steps.slice(0, length).join('.'))
        const found = document.querySelector(`[data-path="${name}"], [data-field="${name}"]`)
        if (found) return found
      }
      return null
    }
    return {
      at: paths.map((path) => notes(place(path) ?? document.createElement('p'))),
      all: [...document.querySelectorAll('[data-field]')].flatMap(notes),
    }
  }, paths)
