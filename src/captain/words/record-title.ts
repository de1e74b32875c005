import { useQueryClient } from '@tanstack/react-query'
import { useGetManyAggregate, type RaRecord } from 'react-admin'
import { titleOf } from '../../../entities/language/entity.ts'
import { recordName } from '../../fields/records/record-name.ts'
import { referenceTarget } from '../../fields/records/account-target.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { useFormat } from './format.ts'
import { useLabels } from './labels.ts'
import { titleIn, type CaptainRecord } from '../api/record.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/**
 * Returns a function for display titles of the current entity's records. Where the title is a reference (a tenant
 * user's account), the referenced names are fetched for `records`; until then the entity's name is shown. Dates are
 * formatted.
 */
export function useRecordTitle(records: readonly CaptainRecord[] = []): (record: CaptainRecord) => string {
  const entity = useEntity()
  const { name } = useLabels(entity)
  const { locale } = useWords()
  const cache = useQueryClient()
  const format = useFormat()
  const title = entity.fields[titleOf(entity)]
  const target = title && referenceTarget(title)
  const idIn = (record: CaptainRecord) => String(record[titleOf(entity)] ?? '')
  useGetManyAggregate(target ?? '', { ids: records.map(idIn) }, { enabled: target !== undefined && records.length > 0 })

  return (record) => {
    if (title?.kind === 'date') return format.date(idIn(record))
    if (!target) return titleIn(locale, entity, record)
    // react-admin caches each record of a getMany under its getOne key.
    const named = cache.getQueryData<RaRecord>([target, 'getOne', { id: idIn(record), meta: undefined }])
    return named ? recordName(locale, target, named) : name
  }
}
