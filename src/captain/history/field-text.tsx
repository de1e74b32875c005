import { useGetMany, type RaRecord } from 'react-admin'
import type { Field } from '../../../entities/language/entity.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { recordName } from '../../kernel/words/record-name.ts'
import { referenceTarget } from '../../kernel/words/account-target.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { useLabels } from '../../kernel/words/labels.ts'
import { valueText } from './value-text.ts'

interface FieldTextProps {
  readonly field: Field
  readonly value: unknown
}

/** A field's value as plain text, for comparisons, where rich display would distract. */
export function FieldText({ field, value }: FieldTextProps) {
  const target = referenceTarget(field)
  return target && value ? (
    <ReferenceText resource={target} ids={[value].flat().map(String)} />
  ) : (
    <Shown field={field} value={value} />
  )
}

function Shown({ field, value }: FieldTextProps) {
  const reader = { labels: useLabels(useEntity()), format: useFormat(), translate: useWords().translate }
  return <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{valueText(field, value, reader)}</span>
}

function ReferenceText({ resource, ids }: { readonly resource: string; readonly ids: readonly string[] }) {
  const { locale } = useWords()
  const { data } = useGetMany<RaRecord<string>>(resource, { ids: [...ids] })
  const name = (id: string): string => {
    const record = data?.find((each) => each?.id === id)
    return record ? recordName(locale, resource, record) : id
  }
  return <span>{ids.map(name).join(' · ')}</span>
}
