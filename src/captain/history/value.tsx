import { useGetMany, type RaRecord } from 'react-admin'
import type { Field } from '../../../entities/entity.ts'
import { useWords } from '../../shell/words-context.tsx'
import { recordName } from '../../fields/records/naming.ts'
import { targetOf } from '../../fields/records/person.ts'
import { useEntity } from '../entity-context.tsx'
import { useFormat } from '../format.ts'
import { useLabels } from '../labels.ts'
import { valueText } from './value-text.ts'

interface FieldValueProps {
  readonly field: Field
  readonly value: unknown
}

/** A value of any field of the entity at hand, as text: for comparing, where the page's own look would be in the way. */
export function FieldValue({ field, value }: FieldValueProps) {
  const target = targetOf(field)
  return target && value ? (
    <Referred resource={target} ids={[value].flat().map(String)} />
  ) : (
    <Shown field={field} value={value} />
  )
}

function Shown({ field, value }: FieldValueProps) {
  const reader = { labels: useLabels(useEntity()), format: useFormat(), translate: useWords().translate }
  return <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{valueText(field, value, reader)}</span>
}

function Referred({ resource, ids }: { readonly resource: string; readonly ids: readonly string[] }) {
  const { data } = useGetMany<RaRecord<string>>(resource, { ids: [...ids] })
  const name = (id: string): string => {
    const record = data?.find((each) => each?.id === id)
    return record ? recordName(resource, record) : id
  }
  return <span>{ids.map(name).join(' · ')}</span>
}
