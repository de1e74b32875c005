import { useQueryClient } from '@tanstack/react-query'
import { apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { errorText } from '../../kernel/words/error-text.ts'
import { useLabels } from '../../kernel/words/labels.ts'
import type { Member } from './mentions.ts'

/**
 * Assigns a record to a member of the tenant or, without one, to nobody; a toast says so and offers to undo it. Whoever it
 * was assigned to meanwhile keeps it: nothing is done where it no longer is as one `saw` it, if that is known, and nothing
 * undone. `members`: to whom it may be assigned, and so given back.
 */
export function useAssign(
  record: string,
  members: readonly Member[],
): (member: Member | undefined, saw: string | null | undefined) => Promise<void> {
  const { slug } = useTenant()
  const { name: entity } = useEntity()
  const { translate, load } = useWords()
  const labels = useLabels({ name: entity })
  const queries = useQueryClient()
  const toast = useToast()
  const path = `/api/v1/authorized/tenants/${slug}/threads/${entity}/${record}/assignee` as const

  /** Answers to whom it was assigned before. */
  async function put(account: string | null, expected: string | null | undefined): Promise<string | null> {
    try {
      const { former } =
        account === null
          ? await apiJson<'DELETE /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/assignee'>(
              expected ? `${path}?expected=${expected}` : path,
              { method: 'DELETE' },
            )
          : await apiJson<'PUT /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/assignee'>(path, {
              method: 'PUT',
              body: JSON.stringify({ account, expected }),
            })
      return former
    } finally {
      // Also where it was refused: somebody else has it then.
      for (const part of ['thread', 'getList', 'views']) void queries.invalidateQueries({ queryKey: [entity, part] })
    }
  }

  async function attempt(work: () => Promise<void>): Promise<void> {
    await load('comments')
    try {
      await work()
    } catch (error) {
      await load('validations').catch(() => {})
      toast({ kind: 'error', text: errorText(translate, labels, error) })
    }
  }

  return (member, saw) =>
    attempt(async () => {
      const assignee = member?.id ?? null
      const former = await put(assignee, saw)
      const isUndoable = former !== assignee && (former === null || members.some(({ id }) => id === former))
      const undo = () =>
        attempt(async () => {
          await put(former, assignee)
          toast({ kind: 'success', text: translate('commons.toasts.undone') })
        })
      toast({
        kind: 'success',
        text: member
          ? translate('comments.assigned', { name: translate('commons.history.person', { name: member.name }) })
          : translate('comments.unassigned'),
        ...(isUndoable && { action: { label: translate('commons.actions.undo'), run: undo } }),
      })
    })
}
