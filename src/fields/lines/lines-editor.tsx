import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useEffect, useRef } from 'react'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'
import { inputByKind } from '../input/by-kind.ts'
import { labelKeyOf, partEntry, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { OrderedList } from '../controls/ordered-list.tsx'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import { emptyItem, type Item } from './empty-item.ts'

/** A repeated group: rows of inputs that can be added, moved and removed. */
export default function LinesEditor(entry: FieldEntry) {
  const { focusable } = entry
  const translate = useTranslate()
  const items = (entry.value ?? []) as readonly Item[]
  const max = entry.field.rules.find(({ rule }) => rule === 'countMax')?.params.max as number | undefined
  const set = (next: readonly Item[]) => entry.change(next.length > 0 ? next : null)
  /** The row that its button has just added, which takes the focus. */
  const added = useRef<number>(undefined)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'stretch' }}>
      <OrderedList items={items} keyOf={(_, index) => index} readOnly={entry.readOnly} change={set}>
        {(item, index) => (
          <LinesRow
            whole={entry}
            index={index}
            item={item}
            set={(next) => set(items.with(index, next))}
            appeared={(row) => {
              if (added.current !== index) return
              added.current = undefined
              row.querySelector<HTMLElement>(firstControl)?.focus()
            }}
          />
        )}
      </OrderedList>
      {!entry.readOnly && (max === undefined || items.length < max) && (
        <Button
          ref={focusable}
          size="small"
          startIcon={<AddIcon />}
          onClick={() => {
            added.current = items.length
            set([...items, emptyItem(entry.field)])
          }}
          sx={{ alignSelf: 'flex-start' }}
        >
          {translate('commons.inputs.addLine')}
        </Button>
      )}
    </Box>
  )
}

const firstControl = 'input:not([type=hidden]), textarea, [role=combobox], button'

interface LinesRowProps {
  readonly whole: FieldEntry
  readonly index: number
  readonly item: Item
  set(item: Item): void
  appeared(row: HTMLElement): void
}

function LinesRow({ whole, index, item, set, appeared }: LinesRowProps) {
  const labels = useLabels(useEntity())
  const translate = useTranslate()
  const row = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- reported once, when the row appears
  useEffect(() => appeared(row.current!), [])
  return (
    <Box
      ref={row}
      role="group"
      aria-label={translate('commons.inputs.line', { n: index + 1 })}
      sx={{
        flex: 1,
        minWidth: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        py: 1,
        '& > *': { width: 'auto', flex: '0 1 auto' },
        // Record pickers need room for a title.
        '& > :is([data-kind=reference], [data-kind=references], [data-kind=account])': { minWidth: 'min(100%, 20em)' },
        // Text that may be long takes the room that what is short leaves beside it.
        '& > :is([data-kind=text], [data-kind=url], [data-kind=email])[data-wide]': { flex: '1 1 20em' },
        // An error message wraps below its input and does not push other inputs out of line.
        '& > :has(> [role=alert])': { minWidth: '14em' },
        '& > * > [role=alert]': { contain: 'inline-size' },
      }}
    >
      {itemFields(whole.field).map((field) => {
        const { Part } = inputByKind[field.kind].Input
        const part = partEntry(whole, [index, field.name], {
          field,
          label: labels.label(`${labelKeyOf(whole.path)}.${field.name}`),
          value: item[field.name],
          change: (value) => set({ ...item, [field.name]: value }),
        })
        return <Part key={field.name} entry={part} />
      })}
    </Box>
  )
}
