import { useLocale } from 'react-admin'
import type { FieldEntry } from './base/field-entry.ts'
import { inputComponent, displayComponent, type DisplayProps } from './base/define-kind.tsx'
import { joinWords } from './values/join-words.ts'
import { useOptions, useOptionWord } from './base/options.ts'
import { SegmentedOptions } from './controls/segmented-options.tsx'

function Words({ name, value }: DisplayProps) {
  const word = useOptionWord(name)
  const locale = useLocale()
  return <>{joinWords((value as readonly string[]).map(word), locale)}</>
}

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

export const Column = displayComponent(Words)
export const Preview = displayComponent(Words)
export const Input = inputComponent(Choices, { group: true })
