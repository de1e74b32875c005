import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useTranslate } from 'react-admin'
import { describedBy, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { inputComponent } from '../base/input-component.tsx'
import { isMenu, useOptions, type Option } from '../base/options.ts'
import { SegmentedOptions } from '../controls/segmented-options.tsx'

function Choice(entry: FieldEntry) {
  const translate = useTranslate()
  const offered = useOptions(entry)
  const none = { value: '', word: translate('commons.form.none') }
  const options = entry.field.optional && !entry.required ? [none, ...offered] : offered
  if (isMenu(offered)) return <Menu entry={entry} options={options} />
  return (
    <SegmentedOptions
      entry={entry}
      options={options}
      isChosen={(value) => value === (entry.value ?? '')}
      choose={(value) => entry.change(value || null)}
    />
  )
}

function Menu({ entry, options }: { readonly entry: FieldEntry; readonly options: readonly Option[] }) {
  const translate = useTranslate()
  const wordOf = (value: unknown) => options.find((option) => option.value === value)?.word
  return (
    <Select
      id={entry.id}
      labelId={`${entry.id}-label`}
      size="small"
      displayEmpty
      value={entry.value ?? ''}
      {...(entry.readOnly && { readOnly: true, IconComponent: () => null })}
      error={entry.error !== undefined}
      renderValue={(value) => (value === '' ? translate('commons.form.notSelected') : wordOf(value))}
      onChange={(event) => entry.change(event.target.value || null)}
      onBlur={entry.blur}
      inputRef={entry.focusable}
      SelectDisplayProps={describedBy(entry)}
      sx={{
        alignSelf: 'flex-start',
        minWidth: 'min(12em, 100%)',
        maxWidth: '100%',
        ...(entry.value == null && { color: 'text.secondary' }),
        ...(entry.readOnly && { bgcolor: 'action.hover' }),
      }}
    >
      {options.map(({ value, word }) => (
        <MenuItem key={value} value={value}>
          {word}
        </MenuItem>
      ))}
    </Select>
  )
}

export const Input = inputComponent(Choice, { group: true })
