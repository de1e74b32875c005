import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { initialValues, type Values } from '../../../entities/language/input/body.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/installation.ts'
import {
  currentVersionDay,
  nextVersionNumber,
  publishedState,
} from '../../../entities/language/declaration/versions.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { maxRecordsPerCall, type CaptainDataProvider } from '../../kernel/api/data-provider.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import type { FormParts } from '../form/form-parts.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { Screen } from '../page/screen.tsx'
import { NotLoaded } from '../record/not-loaded.tsx'
import { NewRecordForm } from './new-record-form.tsx'
import { useTransport } from '../../kernel/form/transport.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface NextVersionProps {
  /** The id of the version that the new one is based on; empty for none, and without it that is the one in force. */
  readonly source: string | undefined
  readonly parts: FormParts
}

/** The form of a new version, prefilled from an earlier one; of the first version, empty. */
export function NextVersion({ source, parts }: NextVersionProps) {
  const { entity, labels, translate, site } = useScope()
  const { list } = useRecordPaths()
  const transport = useTransport()
  const readVersions = useVersions()
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'next version', source],
    queryFn: async () => {
      const versions = await readVersions()
      const id = source ?? inForce(entity, versions)?.id
      return { made: id ? await transport.read(id) : undefined, versions }
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  if (!data) {
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
  const { made, versions } = data
  if (!made) return <NewRecordForm values={initialValues(entity, site)} parts={parts} />
  const number = String(made[entity.versions!.number])
  return (
    <NewRecordForm
      values={valuesAfter(entity, site, made, versions)}
      notice={
        <Alert severity="info" variant="outlined">
          {translate('commons.versions.madeOf', { number, day: labels.label(entity.versions!.from) })}
        </Alert>
      }
      parts={parts}
    />
  )
}

/** The published version that is in force today, if there is one. */
function inForce(entity: Entity, versions: readonly CaptainRecord[]): CaptainRecord | undefined {
  const { from } = entity.versions!
  const states = statesOf(entity)!
  const published = versions.filter((version) => version[states.name] === publishedState)
  const day = currentVersionDay(published.map((version) => String(version[from])))
  return published.find((version) => version[from] === day)
}

/** Loads all existing versions, without their texts. */
function useVersions(): () => Promise<readonly CaptainRecord[]> {
  const provider = useDataProvider<CaptainDataProvider>()
  const { name } = useEntity()
  return async () => {
    const { data } = await provider.getList<CaptainRecord>(name, {
      pagination: { page: 1, perPage: maxRecordsPerCall },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      meta: { aside: true },
    })
    return data
  }
}

/**
 * An earlier version's values without its number, day and state, and without the fields that the declaration reserves
 * for each version.
 */
function valuesAfter(entity: Entity, site: SiteSlug, made: Values, versions: readonly CaptainRecord[]): Values {
  const { number, from, notCopied = [] } = entity.versions!
  const excluded = [number, from, statesOf(entity)?.name, ...notCopied]
  const copied = formFields(entity, 'create', site).filter(({ name }) => !excluded.includes(name))
  return {
    ...initialValues(entity, site),
    ...Object.fromEntries(copied.map(({ name }) => [name, made[name] ?? null])),
    [number]: nextVersionNumber(versions.map((version) => String(version[number]))) ?? null,
  }
}
