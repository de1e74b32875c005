import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import type { Words } from '../../../shell/words/words.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { Counts, isPartlyTakenBack, JudgedProgress, Leftovers, Outcomes } from '../judged/judged-state.tsx'
import { isAtWork } from '../judged/use-judged.ts'
import type { ListEdit, useListEdit } from './use-list-edit.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** What became of a bulk edit, or how far the server is with it. */
export function listEditText({ translate }: Pick<Words, 'translate'>, current: ListEdit): string {
  const { status, written, judged, changed, refused, rows, leftInAll } = current
  const isPartly = isPartlyTakenBack(current)
  const counts = {
    written,
    judged,
    refused,
    smart_count: isPartly ? leftInAll : ({ judging: rows, writing: changed }[status as string] ?? written),
  }
  const isBut = isPartly || (status === 'done' && refused > 0)
  return translate(`edits.all.${status}${isBut ? 'But' : ''}`, counts)
}

interface ListEditStateProps {
  readonly current: ListEdit
  readonly readRows: ReturnType<typeof useListEdit>['readRows']
  readonly withoutRefused: boolean
  setWithoutRefused(without: boolean): void
}

/** How far a bulk edit is: its progress, then how many records would change and which, then what was left. */
export function ListEditState({ current, readRows, withoutRefused, setWithoutRefused }: ListEditStateProps) {
  const words = useWords()
  const { translate } = words
  const { labels, format } = useScope()
  const { status, judged, rows, written, changed, refused, fields } = current

  if (isAtWork(current)) {
    const [now, all] = status === 'judging' ? [judged, rows] : [written, changed]
    return <JudgedProgress current={current} text={listEditText(words, current)} now={now} all={all} />
  }
  const isJudged = status === 'judged'
  return (
    <>
      {isJudged && <Counts current={current} names={['changed', 'same', 'refused']} words="edits.all" />}
      {isJudged &&
        Object.entries(fields).map(([name, count]) => (
          <Typography key={name} sx={{ fontSize: 14 }}>
            {translate('edits.fieldChanged', { field: labels.label(name), smart_count: count })}
          </Typography>
        ))}
      {isJudged && refused > 0 && changed > 0 && (
        <FormControlLabel
          label={translate('edits.skip')}
          control={<Checkbox checked={withoutRefused} onChange={(_, checked) => setWithoutRefused(checked)} />}
        />
      )}
      <Leftovers current={current} words="edits.all" />
      {(isJudged || status === 'done') && (
        <Outcomes
          current={current}
          outcomes={isJudged ? ['refused', 'changed'] : ['refused']}
          preferred="changed"
          words="edits.all"
          readRows={readRows}
          gone={translate('edits.all.notKept', { time: format.dateTime(current.expiresAt) })}
        />
      )}
    </>
  )
}
