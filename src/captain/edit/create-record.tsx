import { useLocation } from 'react-admin'
import { initialValues, type Values } from '../../../entities/language/input/body.ts'
import { isWithinDateRange } from '../../../entities/language/dates/plain-date.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import type { FormParts } from '../form/form-parts.ts'
import { sourceKey } from '../navigation/record-paths.ts'
import { NewRecordForm } from './new-record-form.tsx'
import { NextVersion } from './next-version.tsx'
import { useScope } from '../../kernel/words/scope.ts'

const CopiedRecord = lazyPart(() => import('./copied-record.tsx'))

/**
 * The form of a new record: empty, filled from another record (`?from=`), of a document from an earlier version, or for a
 * day of a calendar (`?date=`).
 */
export function CreateRecord({ parts }: { readonly parts: FormParts }) {
  const { entity, site } = useScope()
  const query = new URLSearchParams(useLocation().search)
  const source = query.get(sourceKey)
  if (entity.versions) return <NextVersion key={source} source={source ?? undefined} parts={parts} />
  if (source) {
    return <CopiedRecord key={source} source={source} parts={parts} />
  }
  const day = initialDay(entity, query)
  return (
    <NewRecordForm values={{ ...initialValues(entity, site), ...day }} fromList={day !== undefined} parts={parts} />
  )
}

function initialDay({ calendar }: Entity, query: URLSearchParams): Values | undefined {
  const day = calendar && query.get(calendar.date)
  return day && isWithinDateRange(day) ? { [calendar.date]: day } : undefined
}
