import { useState } from 'react'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useGetList, type RaRecord } from 'react-admin'
import { useWords } from '../../../shell/words-context.tsx'
import { recordName, recordTitleField } from '../../../fields/records/naming.ts'
import { targetOf } from '../../../fields/records/person.ts'
import { useEntity } from '../../entity-context.tsx'
import { useLabels } from '../../labels.ts'
import type { QuestionProps } from './question.ts'
import { optionParts, optionsIn } from '../conditions.ts'
import { ChoiceList } from './choice-list.tsx'

const most = 20

/** Some of the records that the field may point at: the first ones, or those found by their words. */
export function RecordQuestion({ field, condition, apply }: QuestionProps) {
  const { translate } = useWords()
  const labels = useLabels(useEntity())
  const [words, setWords] = useState('')
  const target = targetOf(field) ?? ''
  const {
    data = [],
    total = 0,
    isPending,
  } = useGetList<RaRecord<string>>(
    target,
    {
      pagination: { page: 1, perPage: most },
      sort: { field: recordTitleField(target), order: 'ASC' },
      filter: words ? { q: words } : {},
    },
    { placeholderData: (previous) => previous },
  )
  const chosen = condition ? optionsIn(condition) : []
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])

  return (
    <Box sx={{ p: 1 }}>
      {(words || total > most) && (
        <TextField
          size="small"
          fullWidth
          placeholder={translate('commons.inputs.search')}
          onChange={({ target, nativeEvent }) =>
            (nativeEvent as InputEvent).isComposing || setWords(target.value.trim())
          }
          slotProps={{
            htmlInput: {
              'aria-label': translate('commons.inputs.search'),
              onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
                setWords(currentTarget.value.trim()),
            },
          }}
        />
      )}
      <ChoiceList
        name={field.name}
        label={labels.label(field.name)}
        options={data.map((record) => ({ value: record.id, label: recordName(target, record) }))}
        chosen={chosen}
        choose={(id) => apply({ field, parts: optionParts(toggled(id)) })}
      />
      {!isPending && data.length === 0 && (
        <Typography sx={{ p: 1, fontSize: 13, color: 'text.secondary' }}>
          {translate('commons.inputs.noOptions')}
        </Typography>
      )}
    </Box>
  )
}
