import type { Entry } from '../entry.ts'
import { FieldShell } from '../field-shell.tsx'
import { TextControl } from '../text-control.tsx'

/** One text about a picture or file, in the frame of every input. */
export const Part = ({ entry, help }: { readonly entry: Entry; readonly help?: string }) => {
  const helped = { ...entry, ...(help !== undefined && { help }) }
  return (
    <FieldShell entry={helped}>
      <TextControl entry={helped} />
    </FieldShell>
  )
}
