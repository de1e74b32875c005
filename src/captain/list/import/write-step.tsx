import type { Words } from '../../../shell/words/words.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { isPartlyTakenBack, JudgedProgress, Leftovers } from '../judged/judged-state.tsx'
import { isAtWork } from '../judged/use-judged.ts'
import type { Import } from './use-imports.ts'

/** What became of an import, or how far the server is with it. */
export const importText = ({ translate }: Pick<Words, 'translate'>, current: Import): string => {
  const { status, written, stopped, leftInAll } = current
  // Without a row it is the whole that could not go on.
  const isWhole = !stopped?.number && (status === 'takingBack' || status === 'refused')
  const isPartly = isPartlyTakenBack(current)
  return translate(`imports.${status}${isWhole ? 'Whole' : ''}${isPartly ? 'But' : ''}`, {
    smart_count: isPartly ? leftInAll : status === 'writing' ? current.created + current.changed : written,
    written,
    number: stopped?.number ?? '',
  })
}

/** How far the writing is, and what stopped it. */
export function WriteStep({ current }: { readonly current: Import }) {
  const words = useWords()
  return isAtWork(current) ? (
    <JudgedProgress
      current={current}
      text={importText(words, current)}
      now={current.written}
      all={current.created + current.changed}
    />
  ) : (
    <Leftovers current={current} words="imports" />
  )
}
