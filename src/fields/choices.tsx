import { useLocale } from 'react-admin'
import type { Entry } from './entry.ts'
import { input, shown, type ShownProps } from './halves.tsx'
import { listed } from './listed.ts'
import { useOptions, useOptionWord } from './options.ts'
import { Segments } from './segments.tsx'

function Words({ name, value }: ShownProps) {
  const word = useOptionWord(name)
  const locale = useLocale()
  return <>{listed((value as readonly string[]).map(word), locale)}</>
}

function Choices(entry: Entry) {
  const options = useOptions(entry)
  const chosen = (entry.value ?? []) as readonly string[]
  const toggled = (value: string) =>
    chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value]
  return (
    <Segments
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

export const Column = shown(Words)
export const Preview = shown(Words)
export const Input = input(Choices, { group: true })
