import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { FieldShell } from '../base/field-shell.tsx'
import { TextControl } from '../controls/text-control.tsx'

/** A text about a picture or file, in the frame of every input. */
export const PictureTextInput = ({ entry, help }: { readonly entry: FieldEntry; readonly help?: string }) => {
  const helped = { ...entry, ...(help !== undefined && { help }) }
  return (
    <FieldShell entry={helped}>
      <TextControl entry={helped} />
    </FieldShell>
  )
}
