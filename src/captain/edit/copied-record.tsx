import { useQuery } from '@tanstack/react-query'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { WithWords } from '../../shell/words/with-words.tsx'
import type { FormParts } from '../form/form-parts.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { Screen } from '../page/screen.tsx'
import { CopyChoices } from './copy-choices.tsx'
import { NotLoaded } from '../record/not-loaded.tsx'
import { NewRecordForm } from './new-record-form.tsx'
import { copiedValues } from '../../kernel/form/copied-values.ts'
import { useTransport } from '../../kernel/form/transport.ts'
import { useChildTables } from '../form/children/loaded.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface CopiedRecordProps {
  /** The id of the record that the new one begins with. */
  readonly source: string
  readonly parts: FormParts
}

/**
 * The form of a new record with the values of another one, and copies of the children that stand in its form; nothing is
 * saved before somebody saves it.
 */
export default function CopiedRecord({ source, parts }: CopiedRecordProps) {
  const { entity, labels, site } = useScope()
  const { list } = useRecordPaths()
  const transport = useTransport()
  const tables = useChildTables()
  const {
    data: copy,
    error,
    refetch,
  } = useQuery({
    queryKey: [entity.name, 'copied record', source],
    queryFn: async () => {
      const [record, rows] = await Promise.all([transport.read(source), tables?.readCopies(source)])
      return { ...copiedValues(entity, site, record), ...rows }
    },
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
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
