import AddIcon from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useGetManyAggregate, useTranslate, type RaRecord } from 'react-admin'
import { Suspense, use, useState } from 'react'
import { FieldDialogsContext } from '../base/field-dialogs.ts'
import { isEmpty, type FieldEntry } from '../../kernel/form/field-entry.ts'
import { recordTitleField, useMayCreate } from '../../kernel/words/record-name.ts'
import { isAccountList } from '../../kernel/words/account-target.ts'
import { OpenRecord } from './record-link.tsx'
import { RecordSearchBox } from './record-search-box.tsx'

/** Picks one record by typing. `entity` is the entity the field references. */
export default function RecordPicker({ entry, entity }: { readonly entry: FieldEntry; readonly entity: string }) {
  const [picked, setPicked] = useState<RaRecord<string> | null>(null)
  const id = isEmpty(entry.value) ? undefined : String(entry.value)
  const chosen = useChosenRecord(entity, id, picked)
  const translate = useTranslate()
  const { CreateRelated } = use(FieldDialogsContext)
  const [creating, setCreating] = useState(false)
  const mayCreate = useMayCreate(entity) && !entry.readOnly && CreateRelated !== undefined
  return (
    <Box sx={row}>
      <Box sx={{ flex: '1 1 10em', minWidth: 0 }}>
        <RecordSearchBox
          entry={entry}
          entity={entity}
          chosen={chosen}
          choose={(record) => {
            setPicked(record)
            entry.change(record?.id ?? null)
          }}
        />
      </Box>
      {id && <OpenRecord entity={entity} id={id} />}
      {!id && mayCreate && (
        <Button
          size="small"
          startIcon={<AddIcon />}
          sx={{ flexShrink: 0 }}
          aria-label={translate('commons.inputs.createFor', { label: entry.label })}
          onClick={() => setCreating(true)}
        >
          {translate('commons.actions.create')}
        </Button>
      )}
      {creating && CreateRelated && (
        <Suspense>
          <CreateRelated
            entity={entity}
            close={() => setCreating(false)}
            created={(record) => {
              setCreating(false)
              setPicked(record as RaRecord<string>)
              entry.change(record.id)
            }}
          />
        </Suspense>
      )}
    </Box>
  )
}

const row = {
  display: 'flex',
  // Where a title would have no room beside them, the buttons stand below.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  minWidth: 'min(100%, 16em)',
  maxWidth: '36em',
} as const

/** The record of an id: as just picked, as fetched, or, if it was deleted, a placeholder that says so. */
function useChosenRecord(
  entity: string,
  id: string | undefined,
  picked: RaRecord<string> | null,
): RaRecord<string> | null {
  const translate = useTranslate()
  const { data, isPending } = useGetManyAggregate<RaRecord<string>>(
    entity,
    { ids: id ? [id] : [] },
    { enabled: id !== undefined },
  )
  if (!id) return null
  if (picked?.id === id) return picked
  const known = data?.find((record) => record?.id === id)
  const words = isPending
    ? '…'
    : translate(isAccountList(entity) ? 'commons.inputs.unknownAccount' : 'commons.inputs.missing')
  return known ?? { id, [recordTitleField(entity)]: words }
}
