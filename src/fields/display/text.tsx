import { useRecordContext } from 'react-admin'
import { textIn } from '../../kernel/api/text-in.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { displayComponent, type DisplayProps } from '../base/display-component.tsx'

const Text = ({ value }: DisplayProps) => <>{String(value)}</>

/** In a list, on English pages, a text gives way to the English one that stands beside it. */
function ColumnText({ name, value }: DisplayProps) {
  const { locale } = useWords()
  return <>{String(textIn(locale, useRecordContext() ?? {}, name) ?? value)}</>
}

export const Column = displayComponent(ColumnText)
export const Preview = displayComponent(Text)
