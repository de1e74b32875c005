import { useNavigate, useRefresh } from 'react-admin'
import { use, useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Values } from '../../../entities/language/input/body.ts'
import type { CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordPaths } from '../navigation/record-paths.ts'
import { Screen } from '../page/screen.tsx'
import type { FormParts } from '../form/form-parts.ts'
import { RecordForm } from '../form/record-form.tsx'
import { RelatedCreationContext } from '../form/related-creation.ts'
import { SeriesCard } from './series-card.tsx'
import type { FormSession } from '../../kernel/form/form-session.ts'
import { useTransport } from '../../kernel/form/transport.ts'
import type { SaveResult } from '../../kernel/form/save-record.ts'
import { usePrefetched } from '../../kernel/form/use-prefetched.ts'
import { useSaveFeedback } from '../../kernel/form/save-feedback.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useScope } from '../../kernel/words/scope.ts'

interface NewRecordProps {
  /** The initial values. */
  readonly values: Values
  readonly notice?: ReactNode
  /** Whether to return to the list the creation started from, which shows the new record. */
  readonly fromList?: boolean
  readonly parts: FormParts
}

/**
 * The form of a new record. After saving, it is replaced by the record's edit form or, where there is none, by the
 * list.
 */
export function NewRecordForm({ values, notice, fromList = false, parts }: NewRecordProps) {
  const { entity, labels } = useScope()
  const related = use(RelatedCreationContext)
  const paths = useRecordPaths()
  const transport = useTransport()
  const notifySaved = useSaveFeedback(transport)
  const navigate = useNavigate()
  const allHere = usePrefetched()
  const [record] = useState(values)

  const [until, setUntil] = useState<string>()
  const notifySeries = useSeriesFeedback()
  const repeating = useMemo(
    () => (until === undefined ? transport : { ...transport, create: (body: Values) => transport.repeat(body, until) }),
    [transport, until],
  )
  const created = useCallback(
    (saved: SaveResult, session: FormSession) => {
      if (until === undefined) notifySaved(saved, session)
      if (related) return related.created(saved.record as CaptainRecord)
      if (until !== undefined) notifySeries(Number(saved.record.made))
      const own = fromList || until !== undefined ? undefined : paths.edit(saved.record as CaptainRecord)
      navigate(own ?? paths.list, { replace: true })
    },
    [notifySaved, related, notifySeries, navigate, paths, fromList, until],
  )
  const form = (
    <RecordForm
      form="create"
      record={record}
      transport={repeating}
      listPath={related ? undefined : paths.list}
      onSaved={created}
      notice={notice}
      rail={!related && entity.calendar?.maxSeriesDays && <SeriesCard until={until} change={setUntil} />}
      parts={parts}
    />
  )
  if (related) return form
  return (
    <Screen name="create" busy={!allHere} title={labels.title('create')}>
      {form}
    </Screen>
  )
}

/** Reports how many records of a series were created, and invalidates all lists. */
function useSeriesFeedback(): (made: number) => void {
  const toast = useToast()
  const refresh = useRefresh()
  const { translate } = useWords()
  return useCallback(
    (made) => {
      refresh()
      toast({ kind: 'success', text: translate('forms.series.made', { smart_count: made }) })
    },
    [toast, refresh, translate],
  )
}
