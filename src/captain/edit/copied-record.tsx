import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import type { FormParts } from '../form/form-parts.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { Screen } from '../page/screen.tsx'
import { CopyChoices } from './copy-choices.tsx'
import { NotLoaded } from '../record/not-loaded.tsx'
import { NewRecordForm } from './new-record-form.tsx'
import { useTransport } from '../../kernel/form/transport.ts'
import { initialValues, type Values } from '../../../entities/language/input/body.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import { statesOf, type Entity, type Field } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface CopiedRecordProps {
  /** The id of the record that the new one begins with. */
  readonly source: string
  readonly parts: FormParts
}

/** The form of a new record with the values of another one; nothing is saved before somebody saves it. */
export default function CopiedRecord({ source, parts }: CopiedRecordProps) {
  const { entity, labels, site } = useScope()
  const { list } = useRecordPaths()
  const transport = useTransport()
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'copied record', source],
    queryFn: () => transport.read(source),
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const copy = useMemo(() => data && copiedValues(entity, site, data), [entity, site, data])
  if (copy) {
    return (
      <WithWords sets={['copy']}>
        <NewRecordForm values={copy} notice={<CopyChoices copy={copy} />} parts={parts} />
      </WithWords>
    )
  }
  return (
    <Screen name="create" title={labels.title('create')} busy={!error}>
      {error ? (
        <NotLoaded error={error} listPath={list} onRetry={() => void refetch()} />
      ) : (
        <ScreenSkeleton shape="form" />
      )}
    </Screen>
  )
}

/**
 * A record's values without what is its own: its address and what no other record may share, its state and publication,
 * its place in the order, what was recorded as done, and what other records take from.
 */
export function copiedValues(entity: Entity, site: SiteSlug, record: Values): Values {
  const { unique = [], recorded = [], counted = [], timestamps = {}, reorder } = entity
  const states = statesOf(entity)
  const own = new Set([...unique, ...recorded, ...counted, ...Object.values(timestamps).flat(), states?.name, reorder])
  const windows = Object.values(entity.fields).flatMap(({ window }) => (window ? [window.from, window.until] : []))
  const isOwn = ({ name, kind, window }: Field): boolean =>
    kind === 'slug' || window !== undefined || own.has(name) || windows.includes(name)
  const copied = formFields(entity, 'create', site).filter((field) => !isOwn(field))
  return {
    ...initialValues(entity, site),
    ...Object.fromEntries(copied.map(({ name }) => [name, record[name] ?? null])),
  }
}
