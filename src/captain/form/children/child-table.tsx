import AddIcon from '@mui/icons-material/Add'
import OpenInFull from '@mui/icons-material/OpenInFull'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useQueries } from '@tanstack/react-query'
import { LinkBase, useBasename, useDataProvider } from 'react-admin'
import { useController } from 'react-hook-form'
import { useEffect, useId, useMemo, useRef } from 'react'
import type { Entity, Field } from '../../../../entities/language/entity.ts'
import type { Values } from '../../../../entities/language/input/body.ts'
import { followedReferences, type ReferencedRecords } from '../../../../entities/language/input/derive.ts'
import { OrderedList } from '../../../fields/controls/ordered-list.tsx'
import { inputByKind } from '../../../fields/input/by-kind.ts'
import { Note } from '../../../kernel/controls/note.tsx'
import type { CaptainDataProvider } from '../../../kernel/api/data-provider.ts'
import { EntityProvider, useEntity } from '../../../kernel/context/entity-context.tsx'
import { useTenant } from '../../../kernel/context/tenant-context.tsx'
import type { ChildRow } from '../../../kernel/form/child-tables.ts'
import { noMessages, type FieldMessages } from '../../../kernel/form/field-messages.ts'
import type { FieldEntry } from '../../../kernel/form/field-entry.ts'
import { useFormSession, useFormState } from '../../../kernel/form/session-context.tsx'
import { useLabels } from '../../../kernel/words/labels.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { childTableOf, isOpen, newRow, placed, type ChildTable } from './child-rows.ts'
import { childEntity } from './loaded.ts'

/** The children of the form's record, as rows that are added, changed, moved and removed, and saved with it. */
export function Table({ name }: { readonly name: string }) {
  const { site } = useTenant()
  const { translate } = useWords()
  const parent = useEntity().name
  const entity = childEntity(name)!
  const table = useMemo(() => childTableOf(entity, site), [entity, site])
  const labels = useLabels(entity)
  const {
    field: { value, onChange: change, ref },
  } = useController({ name })
  const rows = value as readonly ChildRow[] | null
  const base = useFormState((state) => state.base)
  const notes = useFormState((state) => state.messages[name]) ?? noMessages
  const list = `${useBasename()}/${parent}/${String(base.id)}/${name}`
  const title = useId()
  /** The row that its button has just added, which takes the focus. */
  const added = useRef<string>(undefined)
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={title}
      data-section={name}
      data-field={name}
      sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: '176px' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 2 }}>
        <Box component="h2" id={title} tabIndex={-1} sx={heading}>
          {labels.plural}
        </Box>
        {base.id !== undefined && (
          <Link component={LinkBase} to={list} underline="hover" sx={{ fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
            {translate('forms.children.list')}
          </Link>
        )}
      </Box>
      {rows === null ? (
        <Note tone="warning" text={translate('forms.children.many', { plural: labels.plural })} />
      ) : (
        <EntityProvider entity={entity} parent={base.id === undefined ? undefined : String(base.id)}>
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'stretch' }}>
            <OrderedList
              items={rows}
              keyOf={({ key }) => key}
              readOnly={false}
              fixed={{ order: table.order === undefined, rows: !table.canRemove }}
              change={(next) => change(next.length === rows.length ? placed(table, next) : next)}
            >
              {(row, place) => (
                <Row
                  table={table}
                  row={row}
                  place={place}
                  messages={notes}
                  to={row.id === undefined ? undefined : `${list}/${row.id}`}
                  set={(values) => change(rows.with(place, { ...row, values: { ...row.values, ...values } }))}
                  appeared={(element) => {
                    if (added.current !== row.key) return
                    added.current = undefined
                    element.querySelector<HTMLElement>(firstControl)?.focus()
                  }}
                />
              )}
            </OrderedList>
            {notes.error && <Note tone="error" text={notes.error} />}
            {table.canAdd && (
              <Button
                size="small"
                startIcon={<AddIcon />}
                ref={ref}
                onClick={() => {
                  const row = newRow(table)
                  added.current = row.key
                  change([...rows, row])
                }}
                sx={{ alignSelf: 'flex-start' }}
              >
                {translate('forms.children.add', { name: labels.name })}
              </Button>
            )}
          </Box>
        </EntityProvider>
      )}
    </Paper>
  )
}

const heading = { m: 0, fontSize: '1rem', fontWeight: 700, lineHeight: 1.4, outline: 'none' } as const
const firstControl = 'input:not([type=hidden]), textarea, [role=combobox]'

interface RowProps {
  readonly table: ChildTable
  readonly row: ChildRow
  readonly place: number
  readonly messages: FieldMessages
  /** The page of the row's record. */
  readonly to: string | undefined
  set(values: Readonly<Record<string, unknown>>): void
  appeared(element: HTMLElement): void
}

function Row({ table, row, place, messages, to, set, appeared }: RowProps) {
  const { translate } = useWords()
  const { pending, arriving, tables } = useFormSession()
  const labels = useLabels(table.entity)
  const referenced = useReferencedBy(table.entity, row.values)
  const derived = table.entity.derived ? tables!.derived(table.entity.name, row, referenced) : {}
  const element = useRef<HTMLDivElement>(null)
  const id = useId()
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- reported once, when the row appears
  useEffect(() => appeared(element.current!), [])
  const within = `${table.entity.name}.${place}`
  const error = messages.inside[String(place)]
  const entryOf = (field: Field): FieldEntry => {
    const { name } = field
    const isDerived = name in derived
    return {
      field,
      within,
      path: name,
      id: `${id}-${name}`,
      label: labels.label(name),
      required: !field.optional && !isDerived,
      readOnly: isDerived || !isOpen(table, row, field),
      error: messages.inside[`${place}.${name}`],
      inside: insideOf(messages, `${place}.${name}.`),
      value: isDerived ? derived[name] : row.values[name],
      change: (value) => set({ [name]: value }),
      blur: () => {},
      pending,
      arriving,
      focusable: () => {},
    }
  }
  return (
    <Box
      ref={element}
      role="group"
      aria-label={translate('commons.inputs.line', { n: place + 1 })}
      data-path={within}
      tabIndex={-1}
      sx={rowOfInputs}
    >
      {table.shown.map((field) => {
        const { Part } = inputByKind[field.kind].Input
        return <Part key={field.name} entry={entryOf(field)} />
      })}
      {to !== undefined && (
        <IconButton
          size="small"
          component={LinkBase}
          to={to}
          aria-label={translate('forms.children.open', { n: place + 1 })}
          title={translate('forms.children.open', { n: place + 1 })}
          sx={{ alignSelf: 'flex-end' }}
        >
          <OpenInFull fontSize="small" />
        </IconButton>
      )}
      {error && (
        <Box sx={{ flexBasis: '100%' }}>
          <Note tone="error" text={error} />
        </Box>
      )}
    </Box>
  )
}

/** The records that values of a row are derived from; undefined while they are not known. */
function useReferencedBy(entity: Entity, values: Values): ReferencedRecords {
  const provider = useDataProvider<CaptainDataProvider>()
  const references = followedReferences(entity)
  const found = useQueries({
    queries: references.map((name) => {
      const { to: target = '' } = entity.fields[name]!
      const id = values[name] as string | null | undefined
      return {
        queryKey: [target, 'getOne', 'derived', { id }],
        queryFn: async () => (await provider.getOne(target, { id: id! })).data as Values,
        enabled: typeof id === 'string',
      }
    }),
  })
  return Object.fromEntries(
    references.map((name, place) => [name, (values[name] ?? null) === null ? null : found[place]!.data]),
  )
}

const insideOf = ({ inside }: FieldMessages, start: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(inside)
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]) => [path.slice(start.length), text]),
  )

const rowOfInputs = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  py: 1,
  outline: 'none',
  '& > [data-kind]': { width: 'auto', flex: '1 1 9em' },
  '& > :is([data-kind=choice], [data-kind=toggle])': { flex: '0 1 auto' },
  // Record pickers need room for a title.
  '& > :is([data-kind=reference], [data-kind=references], [data-kind=account], [data-kind=text])': { flex: '2 1 13em' },
  // An error message wraps below its input and does not push other inputs out of line.
  '& > * > [role=alert]': { contain: 'inline-size' },
} as const
