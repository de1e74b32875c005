import type { Entry } from '../entry.ts'
import { Note } from '../field-shell.tsx'

/** What is wrong at places of the week, where it is wrong. */
export const Faults = ({ entry, at }: { readonly entry: Entry; readonly at: readonly string[] }) =>
  at.map((path) => entry.inside[path] && <Note key={path} tone="error" text={entry.inside[path]} />)
