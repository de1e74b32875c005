import { useQueryClient } from '@tanstack/react-query'
import { useGetManyAggregate, type RaRecord } from 'react-admin'
import { titleOf, type Field } from '../../../entities/language/entity.ts'
import { headingParts, headingReference } from '../../../entities/language/derived/heading.ts'
import { hasValue } from '../../../entities/language/condition.ts'
import { recordName } from './record-name.ts'
import { referenceTarget } from './account-target.ts'
import { amountText } from './amount-text.ts'
import { joinWords } from './join-words.ts'
import { useLabels } from './labels.ts'
import { titleIn, type CaptainRecord } from '../api/record.ts'
import { useScope } from './scope.ts'

/**
 * Returns a function for display titles of the current entity's records: their heading, else their title. Where either
 * names another record (a tenant user's account), the names are fetched for `records`; until then the entity's name
 * stands for a title, and a heading goes without. Dates are formatted.
 */
export function useRecordTitle(records: readonly CaptainRecord[] = []): (record: CaptainRecord) => string {
  const { entity, locale, translate, format } = useScope()
  const { name } = useLabels(entity)
  const cache = useQueryClient()
  const title = entity.fields[titleOf(entity)]
  const named = headingReference(entity) ?? title
  const target = named && referenceTarget(named)
  const idIn = (record: CaptainRecord) => String(record[named?.name ?? ''] ?? '')
  useGetManyAggregate(target ?? '', { ids: records.map(idIn) }, { enabled: target !== undefined && records.length > 0 })

  // react-admin caches each record of a getMany under its getOne key.
  const referenced = (record: CaptainRecord) =>
    cache.getQueryData<RaRecord>([target, 'getOne', { id: idIn(record), meta: undefined }])

  return (record) => {
    if (entity.heading) {
      const parts = headingParts(entity).map(({ field, of }) =>
        of === undefined ? partText(entity.fields[field]!, record[field]) : String(referenced(record)?.[of] ?? ''),
      )
      return joinWords(parts.filter(Boolean), locale) || titleIn(locale, entity, record)
    }
    if (title?.kind === 'date') return format.date(idIn(record))
    if (!target) return titleIn(locale, entity, record)
    const other = referenced(record)
    return other ? recordName(locale, target, other) : name
  }

  function partText(field: Field, value: unknown): string {
    if (!hasValue(value)) return ''
    return typeof value === 'number' ? amountText(field, value, format, translate) : String(value)
  }
}
