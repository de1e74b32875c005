import { useState } from 'react'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { ownAccount } from '../../../../../entities/language/derived/list-operators.ts'
import { assignedFilterName, nobodyValue } from '../../../../../entities/language/derived/assignee.ts'
import { recordName } from '../../../../kernel/words/record-name.ts'
import { maxFoundRecords, useFoundRecords } from '../../../../fields/records/use-found-records.ts'
import { isAccountList, referenceTarget } from '../../../../kernel/words/account-target.ts'
import type { ConditionEditorProps } from './editor-props.ts'
import { optionParts, optionsIn } from '../conditions.ts'
import { ChoiceList } from './choice-list.tsx'
import { useScope } from '../../../../kernel/words/scope.ts'

/** Any of the records that the field may reference: the first ones, or the results of a search; of people, oneself. */
export function RecordEditor({ field, condition, apply }: ConditionEditorProps) {
  const { locale, translate, labels } = useScope()
  const [words, setWords] = useState('')
  const target = referenceTarget(field) ?? ''
  const { found, total, loading, failed } = useFoundRecords(target, words)
  const chosen = condition ? optionsIn(condition) : []
  // Whoever asks comes first, and nobody last.
  const besides = (isOffered: boolean, value: string, key: string) =>
    isOffered && !words ? [{ value, label: translate(key) }] : []
  const toggled = (id: string) => (chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])

  return (
    <Box sx={{ p: 1 }}>
      {(words || total > maxFoundRecords) && (
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
        options={[
          ...besides(isAccountList(target), ownAccount, 'commons.filters.me'),
          ...found.map((record) => ({ value: record.id, label: recordName(locale, target, record) })),
          ...besides(field.name === assignedFilterName, nobodyValue, 'commons.filters.nobody'),
        ]}
        chosen={chosen}
        choose={(id) => apply({ field, parts: optionParts(toggled(id)) })}
      />
      {found.length === 0 && !loading && (
        <Typography sx={{ p: 1, fontSize: 13, color: 'text.secondary' }}>
          {translate(failed ? 'commons.inputs.searchFailed' : 'commons.inputs.noOptions')}
        </Typography>
      )}
    </Box>
  )
}
