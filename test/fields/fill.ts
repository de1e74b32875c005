import type { Locator } from '@playwright/test'
import type { Field } from '../../entities/language/entity.ts'

/** What a kind's input needs from the form it stands in. */
export interface Filling {
  /** What people know a record or an account by. */
  titleOf(id: string): string
  /** The bytes of a file of a type, as somebody would choose it. */
  bytesOf(type: string): { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }
  /** Fills in one part of a value, as its own kind is filled in. */
  part(place: Locator, field: Field, value: unknown): Promise<void>
}

/**
 * Fills a field in as people do, with a value in its stored form or with a text that is none; null empties it. `place` is
 * the field's frame. What stands there already is no matter.
 */
export type Fill = (place: Locator, value: unknown, filling: Filling, field: Field) => Promise<void>

/** Faulty values that an input can hold and that are no plain texts, made from a right one. */
export type Wrong = (
  field: Field,
  right: unknown,
  wrongOf: (part: Field, right: unknown) => readonly unknown[],
) => readonly unknown[]

/** What an input makes of a text, where it knows more than the kind does. */
export type Read = (text: string) => unknown

/** The box for typing: a picker of the browser's own beside it is none. */
const box = '.MuiOutlinedInput-input:not([aria-hidden])'

/** A text in the one box that a field has. */
export const typed: Fill = (place, value) =>
  place
    .locator(box)
    .first()
    .fill(value === null ? '' : String(value))

/** The button that takes an upload out: the others are where it came from. */
export const takeOut = 'button:not([data-part=drop] button)'

/** Finds a record in the search box by its name, and chooses it; null takes the chosen one out. */
export async function choose(place: Locator, name: string | null): Promise<void> {
  const search = place.getByRole('combobox')
  await search.fill('')
  if (name === null) return search.blur()
  await search.fill(name)
  await search.page().getByRole('option').filter({ hasText: name }).first().click()
}

/** Takes out the rows of a list beyond those that stay, from the last on. */
export async function keepRows(place: Locator, most: number): Promise<void> {
  const rows = place.locator('ol').first().locator(':scope > li')
  for (let count = await rows.count(); count > most; count -= 1) {
    await rows
      .nth(count - 1)
      .locator(':scope > div:last-child > button')
      .last()
      .click()
  }
}
