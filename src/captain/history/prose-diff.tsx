import { useWords } from '../../shell/words/words-context.tsx'
import { ScrollRegion } from '../../kernel/controls/scroll-region.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { useLabels } from '../../kernel/words/labels.ts'
import type { Change } from './changes.ts'
import { ChangedText } from './changed-text.tsx'
import { textDiff } from './text-diff.ts'
import { valueText } from './value-text.ts'

/** Prose with its changes marked. A separate file because of the diff library it imports. */
export default function ProseDiff({ change: { field, before, after } }: { readonly change: Change }) {
  const reader = { labels: useLabels(useEntity()), format: useFormat(), translate: useWords().translate }
  const stretches = textDiff(valueText(field, before, reader), valueText(field, after, reader))
  // Only formatting differs (bold, a picture, a heading level); the text is the same.
  if (stretches.every(({ kind }) => kind === 'same')) return reader.translate('commons.history.sameWords')
  const last = stretches.length - 1
  const places = [...stretches.entries()].map(([place, stretch]) => ({ ...stretch, place }))
  return (
    <ScrollRegion
      label={reader.labels.label(field.name)}
      sx={{ whiteSpace: 'pre-wrap', maxHeight: 320, overflowY: 'auto' }}
    >
      {places.map(({ kind, text, place }) =>
        kind === 'same' ? (
          <span key={place}>{shortened(text, place === 0, place === last)}</span>
        ) : (
          <ChangedText key={place} kind={kind}>
            {text}
          </ChangedText>
        ),
      )}
    </ScrollRegion>
  )
}

/** Characters of unchanged text shown on either side of a change. */
const contextLength = 60

function shortened(text: string, first: boolean, last: boolean): string {
  if (text.length <= contextLength * 2 + 20) return text
  if (first) return `…${text.slice(-contextLength)}`
  if (last) return `${text.slice(0, contextLength)}…`
  return `${text.slice(0, contextLength)} … ${text.slice(-contextLength)}`
}
