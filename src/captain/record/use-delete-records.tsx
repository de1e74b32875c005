import { useState, type ReactNode } from 'react'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { deletionBlockersOf, type Blocker } from '../../kernel/words/error-text.ts'
import { effectText } from '../../kernel/words/effect-text.ts'
import { useRecordActions } from './record-actions.ts'
import { deletionLock, type CaptainRecord } from '../../kernel/api/record.ts'
import { useRecordTitle } from '../../kernel/words/record-title.ts'
import { useScope } from '../../kernel/words/scope.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const DeletionBlockers = lazyPart(() => import('./deletion-blockers.tsx'))

interface DeleteRecords {
  /** Asks for confirmation and moves records to the trash; resolves to whether they were moved. */
  remove(records: readonly CaptainRecord[]): Promise<boolean>
  /** Requires typing the title, then deletes records permanently; resolves to whether they were deleted. */
  purge(records: readonly CaptainRecord[]): Promise<boolean>
  /** The dialog for a rejected deletion, to be rendered by the screen. */
  readonly refusal: ReactNode
}

/** Deletion with confirmation: what is deleted, that it can be restored, and what blocks it. */
export function useDeleteRecords(): DeleteRecords {
  const { entity, labels, translate } = useScope()
  const confirm = useConfirm()
  const toast = useToast()
  const titleOf = useRecordTitle()
  const actions = useRecordActions()
  const [blockers, setBlockers] = useState<readonly Blocker[]>([])

  const confirmDeletion = (records: readonly CaptainRecord[]): Promise<boolean> => {
    const effect = effectText(translate, entity, 'trash')
    const withEffect = (body: string): string => (effect === '' ? body : `${body}\n${effect}`)
    if (records.length === 1) {
      return confirm({
        mode: 'delete',
        body: withEffect(translate('commons.dialogs.delete.body', { title: titleOf(records[0]!) })),
      })
    }
    return confirm({
      mode: 'delete',
      title: translate('commons.dialogs.deleteMany.title', { records: labels.records(records.length) }),
      body: withEffect(translate('commons.dialogs.deleteMany.body')),
    })
  }

  const remove = async (records: readonly CaptainRecord[]): Promise<boolean> => {
    const lock = records.map((record) => deletionLock(entity, record)).find((each) => each !== undefined)
    if (lock) {
      toast({
        kind: 'warning',
        text: entity.versions
          ? translate('commons.versions.kept')
          : translate('commons.failures.undeletable', { status: labels.option(lock.field, lock.state) }),
      })
      return false
    }
    return (await confirmDeletion(records)) && runOrShowError(records, () => actions.remove(records))
  }

  const purge = async (records: readonly CaptainRecord[]): Promise<boolean> => {
    const title = titleOf(records[0]!)
    const [key, typed] = records.length === 1 ? ['purge', nameToType(title)] : ['purgeMany', String(records.length)]
    const confirmed = await confirm({
      mode: 'delete',
      title: translate(`commons.dialogs.${key}.title`, { records: labels.records(records.length) }),
      body: translate(`commons.dialogs.${key}.body`, { title }),
      ok: translate('commons.trash.purge'),
      typed,
    })
    return confirmed && runOrShowError(records, () => actions.purge(records))
  }

  const runOrShowError = async (records: readonly CaptainRecord[], work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      const blocking = deletionBlockersOf(error)
      if (blocking.length > 0) setBlockers(blocking)
      else toast({ kind: 'error', text: actions.failure(error, records) })
      return false
    }
  }

  const refusal = blockers.length > 0 && <DeletionBlockers blockers={blockers} onClose={() => setBlockers([])} />
  return { remove, purge, refusal }
}

/** For a long title, its beginning suffices. */
const nameToType = (title: string): string => [...title].slice(0, 30).join('').trim()
