import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { useOptions } from '../base/options.ts'
import { SegmentedOptions } from '../controls/segmented-options.tsx'

function Choices(entry: FieldEntry) {
  const options = useOptions(entry)
  const chosen = (entry.value ?? []) as readonly string[]
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  return (
    <SegmentedOptions
      entry={entry}
      many
      options={options}
      isChosen={(value) => chosen.includes(value)}
      choose={(value) => {
        const next = toggled(value)
        entry.change(next.length > 0 ? next : null)
      }}
    />
  )
}

export const Input = inputComponent(Choices, { group: true })
