import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useConfirm } from '../shell/confirm.tsx'
import { useToast } from '../shell/toast.tsx'
import { useWords } from '../shell/words-context.tsx'
import { useEntity } from './entity-context.tsx'
import { blockersOf, failureText, type Blocker } from './failure.ts'
import { useLabels } from './labels.ts'
import { useRecordActions } from './record-actions.ts'
import { heldBy, type CaptainRecord } from './record.ts'
import { useTitleOf } from './title-of.ts'

const Blockers = lazy(() => import('./blockers.tsx'))

interface Removal {
  /** Asks, then moves to the trash; resolves with whether the records are there now. */
  remove(records: readonly CaptainRecord[]): Promise<boolean>
  /** Asks for the name to be typed, then takes records out of the trash for good; resolves with whether they are gone. */
  purge(records: readonly CaptainRecord[]): Promise<boolean>
  /** What a refused removal has to show; to be rendered somewhere on the screen. */
  readonly refusal: ReactNode
}

/** Deleting, with everything said: what goes, that it can come back, and what stands in the way. */
export function useRemoval(): Removal {
  const entity = useEntity()
  const labels = useLabels(entity)
  const { translate } = useWords()
  const confirm = useConfirm()
  const toast = useToast()
  const titleOf = useTitleOf()
  const actions = useRecordActions()
  const [blockers, setBlockers] = useState<readonly Blocker[]>([])

  const agreed = (records: readonly CaptainRecord[]): Promise<boolean> => {
    if (records.length === 1) {
      return confirm({
        mode: 'delete',
        body: translate('commons.dialogs.delete.body', { title: titleOf(records[0]!) }),
      })
    }
    return confirm({
      mode: 'delete',
      title: translate('commons.dialogs.deleteMany.title', { smart_count: records.length }),
      body: translate('commons.dialogs.deleteMany.body'),
    })
  }

  const remove = async (records: readonly CaptainRecord[]): Promise<boolean> => {
    const held = records.map((record) => heldBy(entity, record)).find((each) => each !== undefined)
    if (held) {
      toast({
        kind: 'warning',
        text: entity.versions
          ? translate('commons.versions.kept')
          : translate('commons.failures.undeletable', { status: labels.option(held.field, held.state) }),
      })
      return false
    }
    return (await agreed(records)) && did(() => actions.remove(records))
  }

  const purge = async (records: readonly CaptainRecord[]): Promise<boolean> => {
    const title = titleOf(records[0]!)
    const [key, typed] = records.length === 1 ? ['purge', nameTyped(title)] : ['purgeMany', String(records.length)]
    const sure = await confirm({
      mode: 'delete',
      title: translate(`commons.dialogs.${key}.title`, { smart_count: records.length }),
      body: translate(`commons.dialogs.${key}.body`, { title, smart_count: records.length }),
      ok: translate('commons.trash.purge'),
      typed,
    })
    return sure && did(() => actions.purge(records))
  }

  const did = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      const found = blockersOf(error)
      if (found.length > 0) setBlockers(found)
      else toast({ kind: 'error', text: failureText(translate, labels, error) })
      return false
    }
  }

  const refusal = blockers.length > 0 && (
    <Suspense>
      <Blockers blockers={blockers} onClose={() => setBlockers([])} />
    </Suspense>
  )
  return { remove, purge, refusal }
}

/** Of a long title the beginning is enough to be sure. */
const nameTyped = (title: string): string => [...title].slice(0, 30).join('').trim()
