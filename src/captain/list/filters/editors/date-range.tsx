import { useId } from 'react'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { daysOlderThan, olderThan, relativeDays } from '../../../../../entities/language/dates/relative-days.ts'
import { WithWords } from '../../../../shell/words/with-words.tsx'
import { useWords } from '../../../../shell/words/words-context.tsx'
import { NativeSelect } from '../../../../kernel/controls/native-select.tsx'
import { useTenant } from '../../../../kernel/context/tenant-context.tsx'
import DayInput from './day-input.tsx'
import type { ConditionEditorProps } from './editor-props.ts'
import { relativeText } from '../condition-text.ts'
import { dayParts, daysIn, type DayRange } from '../conditions.ts'

/** What is asked for most. */
const frequent = ['today', 'this-week', 'this-month', 'next-7-days', 'last-7-days'] as const

const offeredAges = [3, 7, 14, 30, 90]

/** Days as seen from today, or a range of days, either end open. */
export function DateRangeEditor(props: ConditionEditorProps) {
  return (
    <WithWords sets={['views']}>
      <Editor {...props} />
    </WithWords>
  )
}

function Editor({ field, condition, apply, onDone }: ConditionEditorProps) {
  const { translate } = useWords()
  const { timeZone } = useTenant()
  const id = useId()
  const within = condition?.parts.within === undefined ? '' : String(condition.parts.within)
  const days = condition ? daysIn(condition, timeZone) : {}
  const set = (next: DayRange) => apply({ field, parts: dayParts(field, next, timeZone) })
  const setRelative = (name: string) => apply({ field, parts: name ? { within: name } : {} })
  const ages = [...new Set([...offeredAges, daysOlderThan(within) ?? 3])].sort((a, b) => a - b)

  return (
    <Box sx={{ p: 1.5, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {frequent.map((name) => (
          <Chip
            key={name}
            size="small"
            variant={within === name ? 'filled' : 'outlined'}
            aria-pressed={within === name}
            label={relativeText(translate, name)}
            onClick={() => {
              setRelative(name)
              onDone()
            }}
          />
        ))}
      </Box>
      <NativeSelect
        id={id}
        label={translate('views.span')}
        value={within}
        options={[
          { value: '', label: translate('views.chosenDays') },
          ...[...relativeDays, ...ages.map(olderThan)].map((name) => ({
            value: name,
            label: relativeText(translate, name),
          })),
        ]}
        choose={setRelative}
      />
      <DayInput label={translate('commons.filters.from')} value={days.from} set={(from) => set({ ...days, from })} />
      <DayInput label={translate('commons.filters.to')} value={days.until} set={(until) => set({ ...days, until })} />
    </Box>
  )
}
