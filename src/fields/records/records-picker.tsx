import Box from '@mui/material/Box'
import type { FieldEntry } from '../../kernel/form/field-entry.ts'
import { OrderedList } from '../controls/ordered-list.tsx'
import { OpenRecord, RecordName } from './record-link.tsx'
import { RecordSearchBox } from './record-search-box.tsx'

/**
 * Several records in an order, moved by dragging, with buttons or with Alt and the arrow keys; further ones are added
 * by searching.
 */
export default function RecordsPicker({ entry, entity }: { readonly entry: FieldEntry; readonly entity: string }) {
  const ids = (entry.value ?? []) as readonly string[]
  const max = entry.field.rules.find(({ rule }) => rule === 'countMax')?.params.max as number | undefined
  const set = (next: readonly string[]) => entry.change(next.length > 0 ? next : null)
  return (
    <Box role="group" aria-labelledby={`${entry.id}-label`} sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
      <OrderedList items={ids} keyOf={(id) => id} readOnly={entry.readOnly} change={set}>
        {(id) => (
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: 0.5, overflowWrap: 'anywhere' }}>
            <RecordName entity={entity} id={id} />
            <OpenRecord entity={entity} id={id} />
          </Box>
        )}
      </OrderedList>
      {!entry.readOnly && (max === undefined || ids.length < max) && (
        <RecordSearchBox
          entry={entry}
          entity={entity}
          without={ids}
          choose={(record) => record && set([...ids, record.id])}
        />
      )}
    </Box>
  )
}
