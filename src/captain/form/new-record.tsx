import { useNavigate } from 'ra-core'
import { useCallback, useState, type ReactNode } from 'react'
import type { Values } from '../../../entities/body.ts'
import { useEntity } from '../entity-context.tsx'
import { useLabels } from '../labels.ts'
import type { CaptainRecord } from '../record.ts'
import { useRecordPaths } from '../record-paths.ts'
import { Screen } from '../screen.tsx'
import { RecordForm } from './record-form.tsx'
import type { Session } from './session.ts'
import { useTransport } from './transport.ts'
import type { Saved } from './saving.ts'
import { useAllHere } from './use-all-here.ts'
import { useTold } from './use-told.ts'

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

  const created = useCallback(
    (saved: Saved, session: Session) => {
      told(saved, session)
      const own = fromList ? undefined : paths.edit(saved.record as CaptainRecord)
      navigate(own ?? paths.list, { replace: true })
    },
    [told, navigate, paths, fromList],
  )
  return (
    <Screen name="create" busy={!allHere} title={labels.title('create')}>
      <RecordForm
        form="create"
        record={record}
        transport={transport}
        listPath={paths.list}
        onSaved={created}
        notice={notice}
      >
        {children}
      </RecordForm>
    </Screen>
  )
}
