import type { FieldEntry } from '../base/field-entry.ts'
import { Note } from '../base/field-shell.tsx'

/** Errors of a part of the week, next to it. */
export const WeekErrors = ({ entry, at }: { readonly entry: FieldEntry; readonly at: readonly string[] }) =>
  at.map((path) => entry.inside[path] && <Note key={path} tone="error" text={entry.inside[path]} />)
