import { useLocale } from 'react-admin'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'
import { joinWords } from '../../kernel/words/join-words.ts'
import { useOptionWord } from '../base/options.ts'

function Words({ name, value }: DisplayProps) {
  const word = useOptionWord(name)
  const locale = useLocale()
  return <>{joinWords((value as readonly string[]).map(word), locale)}</>
}

export const Column = displayComponent(Words)
export const Preview = displayComponent(Words)
