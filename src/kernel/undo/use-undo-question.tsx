import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { UndoChoice } from '../api/data-provider.ts'
import { useTenant } from '../context/tenant-context.tsx'
import { undoRefusalIn } from './later-changes.ts'

/** Undoes a change set, with what becomes of records that were changed since. */
type Undo = (changed: readonly UndoChoice[]) => Promise<unknown>

/**
 * Undoes a change set. If records were changed since, it says what would be lost, and asks which of them go back all the
 * same. Resolves to whether it was undone; rejects with any other error.
 */
export function useUndoQuestion(): (undo: Undo) => Promise<boolean> {
  const ask = useConfirm()
  const words = useWords()
  const { site } = useTenant()

  return async (undo) => {
    const choices: UndoChoice[] = []
    for (;;) {
      try {
        await undo(choices)
        return true
      } catch (error) {
        const refusal = undoRefusalIn(error)
        if (!refusal) throw error
        const entities = refusal.changed.map(({ entity }) => `entities/${entity}` as const)
        const [{ LaterChanges }] = await Promise.all([
          import('./later-changes-list.tsx'),
          words.load('undo', ...new Set(entities)),
        ])
        const { changed, rest } = refusal
        const isOnly = changed.length === 1 && rest === 0 && choices.length === 0
        const chosen = new Set<string>(isOnly ? [changed[0]!.id] : [])
        const agreed = await ask({
          mode: 'reset',
          title: words.translate('undo.title'),
          body: words.translate(isOnly ? 'undo.only' : 'undo.some', { smart_count: rest }),
          details: <LaterChanges changed={changed} site={site} chosen={isOnly ? undefined : chosen} />,
          ok: words.translate(isOnly ? 'undo.overwrite' : 'undo.ok'),
          dismiss: words.translate('undo.dismiss'),
        })
        const isNothing = rest === 0 && chosen.size === 0 && choices.every(({ action }) => action === 'leave')
        if (!agreed || isNothing) return false
        for (const { entity, id, version } of changed)
          choices.push({ entity, id, version, action: chosen.has(id) ? 'overwrite' : 'leave' })
      }
    }
  }
}
