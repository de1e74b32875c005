import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useState, type CompositionEvent, type ReactNode, type SyntheticEvent, useEffect, useReducer } from 'react'
import { describedBy, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { useHeldWhilePressed } from '../../shell/ui/use-held-while-pressed.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { recordName } from '../../kernel/words/record-name.ts'
import { isAccountList } from '../../kernel/words/account-target.ts'
import { useLabels } from '../../kernel/words/labels.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useRecentPicks } from './recent-picks.ts'
import { useFoundRecords } from './use-found-records.ts'

interface RecordSearchBoxProps {
  readonly entry: FieldEntry
  readonly entity: string
  /** The current choice. Without it the box only adds records: after each it is empty, and ready for the next. */
  readonly chosen?: RaRecord<string> | null
  /** Ids excluded from the options. */
  readonly without?: readonly string[]
  choose(record: RaRecord<string> | null): void
}

const noOptions: readonly string[] = []

/** Searches records on the server, 20 at a time; never while an input method is composing. */
export function RecordSearchBox({ entry, entity, chosen, without = noOptions, choose }: RecordSearchBoxProps) {
  const { locale, translate } = useWords()
  const [open, setOpen] = useState(false)
  const secondLine = useSecondaryText(entity, open)
  const [typed, setTyped] = useState('')
  const [next, setNext] = useState('')
  const { records, isRecent, note, loading, failed } = useRecordSearch(entity, typed, open)
  const options = records.filter(({ id }) => !without.includes(id))
  const [shown, hold] = useHeldWhilePressed({ options, isRecent, secondLines: options.map(secondLine) })
  const onInput = (event: SyntheticEvent | null, text: string, reason: string) => {
    setNext(reason === 'input' ? text : '')
    if (reason !== 'input') setTyped('')
    else if (!(event?.nativeEvent as InputEvent | undefined)?.isComposing) setTyped(text)
  }
  return (
    <Autocomplete
      id={entry.id}
      size="small"
      fullWidth
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={chosen ?? null}
      {...(chosen === undefined && { inputValue: next })}
      options={shown.options}
      filterOptions={(all) => all}
      groupBy={(record) => (shown.isRecent(record) ? translate('commons.inputs.recent') : '')}
      renderGroup={({ group, children }) => (
        <Group key={group} name={group}>
          {children}
        </Group>
      )}
      getOptionLabel={(record) => recordName(locale, entity, record)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      readOnly={entry.readOnly}
      loading={loading}
      loadingText={translate('commons.inputs.loadingOptions')}
      noOptionsText={translate(failed ? 'commons.inputs.searchFailed' : 'commons.inputs.noOptions')}
      openText={translate('commons.inputs.open')}
      closeText={translate('commons.actions.close')}
      clearText={translate('commons.inputs.clear')}
      onChange={(_, record) => {
        if (record) note(record.id)
        // Of a record whose whole name was typed, the text does not change.
        setNext('')
        setTyped('')
        choose(record)
      }}
      onInputChange={onInput}
      onBlur={entry.blur}
      slotProps={{
        listbox: { onPointerDown: hold },
        popper: { placement: 'bottom-start', sx: { minWidth: 'min(18em, 100vw - 32px)' } },
      }}
      renderOption={({ key, ...props }, record, { index }) => (
        <Box component="li" key={key} {...props} sx={{ flexDirection: 'column', alignItems: 'flex-start !important' }}>
          <span>{recordName(locale, entity, record)}</span>
          <Box component="small" sx={{ color: 'text.secondary' }}>
            {shown.secondLines[index]}
          </Box>
        </Box>
      )}
      renderInput={({ inputProps, ...params }) => (
        <TextField
          {...params}
          error={entry.error !== undefined}
          inputRef={entry.focusable}
          placeholder={translate(
            isAccountList(entity) ? 'commons.inputs.searchAccount' : 'commons.inputs.typeToSearch',
          )}
          onCompositionEnd={(event: CompositionEvent) => setTyped((event.target as HTMLInputElement).value)}
          slotProps={{ htmlInput: { ...inputProps, ...describedBy(entry), 'aria-label': entry.label } }}
        />
      )}
    />
  )
}

/** A group of options under a heading, separated from those before; the others have no heading. */
const Group = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    {name && <Box sx={{ px: 2, pt: 1, fontSize: '0.75rem', color: 'text.secondary' }}>{name}</Box>}
    <Box component="ul" sx={{ p: 0 }}>
      {children}
    </Box>
  </Box>
)

/**
 * The text that distinguishes records with the same title: state, and slug or e-mail address. The words of an entity
 * whose screens were not opened yet are loaded once they are `needed`.
 */
function useSecondaryText(entity: string, needed: boolean): (record: RaRecord) => string {
  const words = useWords()
  const labels = useLabels({ name: entity })
  const [, showLoaded] = useReducer((loads: number) => loads + 1, 0)
  useEffect(() => {
    // Without them the second line says less; the record can be picked all the same.
    if (needed) words.load(`entities/${entity}`).then(showLoaded, () => {})
  }, [words, entity, needed])
  return ({ slug, email, status }) => {
    const statusText = typeof status === 'string' ? labels.option('status', status) : undefined
    return [statusText === status ? undefined : statusText, slug ?? email]
      .filter((part) => typeof part === 'string')
      .join(' · ')
  }
}

/** Delay between the last keystroke and the search, in ms. */
const searchDelay = 250

/**
 * The records of an entity that match the typed text, without the record being edited. While nothing is typed, recent
 * picks come first.
 */
function useRecordSearch(entity: string, typed: string, open: boolean) {
  const record = useRecordContext()
  const currentId = useEntity().name === entity ? record?.id : undefined
  const text = useDebounced(typed.trim())
  const { recent, note } = useRecentPicks(entity, open && typed.trim() === '')
  const { found, loading, failed } = useFoundRecords(entity, text, open)
  const others = found.filter(({ id }) => recent.every((each) => each.id !== id))
  return {
    records: [...recent, ...others].filter(({ id }) => id !== currentId),
    isRecent: (record: RaRecord<string>) => recent.includes(record),
    note,
    loading,
    failed,
  }
}

function useDebounced(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), text === '' ? 0 : searchDelay)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}
