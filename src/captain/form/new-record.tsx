import { useNavigate } from 'react-admin'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import type { Values } from '../../../entities/body.ts'
import { useEntity } from '../entity-context.tsx'
import { useLabels } from '../labels.ts'
import type { CaptainRecord } from '../record.ts'
import { useRecordPaths } from '../record-paths.ts'
import { Screen } from '../screen.tsx'
import { RecordForm } from './record-form.tsx'
import { SeriesCard } from './series-card.tsx'
import type { Session } from './session.ts'
import { useTransport } from './transport.ts'
import type { Saved } from './saving.ts'
import { useAllHere } from './use-all-here.ts'
import { useTold } from './use-told.ts'
import { useToldOfSeries } from './use-told-of-series.ts'

interface NewRecordProps {
  /** What it starts with. */
  readonly values: Values
  readonly notice?: ReactNode
  /** Whether one goes back to the list it was begun from, where the new record shows. */
  readonly fromList?: boolean
  readonly children: ReactNode
}

/** The form of a record to be. Once saved, the record's own form takes its place; where there is none, the list. */
export function NewRecord({ values, notice, fromList = false, children }: NewRecordProps) {
  const entity = useEntity()
  const labels = useLabels(entity)
  const paths = useRecordPaths()
  const transport = useTransport()
  const told = useTold(transport)
  const navigate = useNavigate()
  const allHere = useAllHere()
  const [record] = useState(values)

  const [until, setUntil] = useState<string>()
  const toldOfSeries = useToldOfSeries()
  const repeating = useMemo(
    () => (until === undefined ? transport : { ...transport, create: (body: Values) => transport.repeat(body, until) }),
    [transport, until],
  )
  const created = useCallback(
    (saved: Saved, session: Session) => {
      if (until === undefined) told(saved, session)
      else toldOfSeries(Number(saved.record.made))
      const own = fromList || until !== undefined ? undefined : paths.edit(saved.record as CaptainRecord)
      navigate(own ?? paths.list, { replace: true })
    },
    [told, toldOfSeries, navigate, paths, fromList, until],
  )
  return (
    <Screen name="create" busy={!allHere} title={labels.title('create')}>
      <RecordForm
        form="create"
        record={record}
        transport={repeating}
        listPath={paths.list}
        onSaved={created}
        notice={notice}
        rail={entity.calendar?.series && <SeriesCard until={until} change={setUntil} />}
      >
        {children}
      </RecordForm>
    </Screen>
  )
}
