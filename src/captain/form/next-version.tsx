import Alert from '@mui/material/Alert'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import type { ReactNode } from 'react'
import { initialValues, type Values } from '../../../entities/language/input/body.ts'
import { formFields } from '../../../entities/language/site-fields.ts'
import { statesOf, type Entity } from '../../../entities/language/entity.ts'
import type { SiteSlug } from '../../../entities/language/sites.ts'
import { nextVersionNumber } from '../../../entities/language/versions.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { maxRecordsPerCall, type CaptainDataProvider } from '../api/data-provider.ts'
import { useEntity } from '../screens/entity-context.tsx'
import { useLabels } from '../words/labels.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { Screen } from '../screens/screen.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'
import { NotLoaded } from './not-loaded.tsx'
import { NewRecordForm } from './new-record-form.tsx'
import { useTransport } from './session/transport.ts'

interface NextVersionProps {
  /** The id of the version that the new one is based on. */
  readonly source: string
  readonly children: ReactNode
}

/** The form of a new version, prefilled from an earlier one. */
export function NextVersion({ source, children }: NextVersionProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { translate } = useWords()
  const { site } = useTenant()
  const { list } = useRecordPaths()
  const transport = useTransport()
  const numbers = useNumbers()
  const { data, error, refetch } = useQuery({
    queryKey: [entity.name, 'next version', source],
    queryFn: async () => ({ made: await transport.read(source), numbers: await numbers() }),
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
  const number = String(data.made[entity.versions!.number])
  return (
    <NewRecordForm
      values={valuesAfter(entity, site, data.made, data.numbers)}
      notice={
        <Alert severity="info" variant="outlined">
          {translate('commons.versions.madeOf', { number, day: labels.label(entity.versions!.from) })}
        </Alert>
      }
    >
      {children}
    </NewRecordForm>
  )
}

/** Loads the numbers of all existing versions. */
function useNumbers(): () => Promise<readonly string[]> {
  const provider = useDataProvider<CaptainDataProvider>()
  const { name, versions } = useEntity()
  return async () => {
    const { data } = await provider.getList(name, {
      pagination: { page: 1, perPage: maxRecordsPerCall },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      meta: { aside: true },
    })
    return data.map((record) => String(record[versions!.number]))
  }
}

/**
 * An earlier version's values without its number, day and state, and without the fields that the declaration reserves
 * for each version.
 */
function valuesAfter(entity: Entity, site: SiteSlug, made: Values, numbers: readonly string[]): Values {
  const { number, from, notCopied = [] } = entity.versions!
  const excluded = [number, from, statesOf(entity)?.name, ...notCopied]
  const copied = formFields(entity, 'create', site).filter(({ name }) => !excluded.includes(name))
  return {
    ...initialValues(entity, site),
    ...Object.fromEntries(copied.map(({ name }) => [name, made[name] ?? null])),
    [number]: nextVersionNumber(numbers) ?? null,
  }
}
