import { useQueryClient } from '@tanstack/react-query'
import { useGetManyAggregate, type RaRecord } from 'react-admin'
import { titleOf } from '../../../entities/language/entity.ts'
import { recordName } from '../../fields/records/record-name.ts'
import { referenceTarget } from '../../fields/records/account-target.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { useFormat } from './format.ts'
import { useLabels } from './labels.ts'
import { titleIn, type CaptainRecord } from '../api/record.ts'

/**
 * What people call records of the entity at hand. Where the title is itself a record (the account of a tenant's
 * user), its name is read for the `records` given; until it is there, the entity's name stands for it. A date is written
 * as people read it.
 */
export function useRecordTitle(records: readonly CaptainRecord[] = []): (record: CaptainRecord) => string {
  const entity = useEntity()
  const { name } = useLabels(entity)
  const cache = useQueryClient()
  const format = useFormat()
  const title = entity.fields[titleOf(entity)]
  const target = title && referenceTarget(title)
  const idIn = (record: CaptainRecord) => String(record[titleOf(entity)] ?? '')
  useGetManyAggregate(target ?? '', { ids: records.map(idIn) }, { enabled: target !== undefined && records.length > 0 })

  return (record) => {
    if (title?.kind === 'date') return format.date(idIn(record))
    if (!target) return titleIn(entity, record)
    // react-admin keeps each record that came among many where it would keep it alone.
    const named = cache.getQueryData<RaRecord>([target, 'getOne', { id: idIn(record), meta: undefined }])
    return named ? recordName(target, named) : name
  }
}
