import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { useOptionWord } from '../base/options.ts'

function Word({ name, value }: DisplayProps) {
  const word = useOptionWord(name)
  return <>{word(value)}</>
}

export const Column = displayComponent(Word)
export const Preview = displayComponent(Word)
