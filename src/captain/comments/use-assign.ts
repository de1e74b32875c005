import { useQueryClient } from '@tanstack/react-query'
import { apiJson } from '../../shell/api/api.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { useEntity } from '../screens/entity-context.tsx'
import { useTenant } from '../tenant/tenant-context.tsx'
import { errorText } from '../words/error-text.ts'
import { useLabels } from '../words/labels.ts'
import type { Member } from './mentions.ts'

/** Assigns a record to a member of the tenant or, without one, to nobody; a toast says so and offers to undo it. */
export function useAssign(record: string): (member: Member | undefined) => Promise<void> {
  const { slug } = useTenant()
  const { name: entity } = useEntity()
  const { translate, load } = useWords()
  const labels = useLabels({ name: entity })
  const queries = useQueryClient()
  const toast = useToast()
  const path = `/api/v1/authorized/tenants/${slug}/threads/${entity}/${record}/assignee` as const

  /** Answers to whom it was assigned before. */
  async function put(account: string | null): Promise<string | null> {
    const { former } =
      account === null
        ? await apiJson<'DELETE /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/assignee'>(path, {
            method: 'DELETE',
          })
        : await apiJson<'PUT /api/v1/authorized/tenants/{tenant}/threads/{entity}/{id}/assignee'>(path, {
            method: 'PUT',
            body: JSON.stringify({ account }),
          })
    void queries.invalidateQueries({ queryKey: [entity, 'thread'] })
    void queries.invalidateQueries({ queryKey: [entity, 'getList'] })
    void queries.invalidateQueries({ queryKey: [entity, 'views'] })
    return former
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

  return (member) =>
    attempt(async () => {
      const former = await put(member?.id ?? null)
      const undo = () =>
        attempt(async () => {
          await put(former)
          toast({ kind: 'success', text: translate('commons.toasts.undone') })
        })
      toast({
        kind: 'success',
        text: member
          ? translate('comments.assigned', { name: translate('commons.history.person', { name: member.name }) })
          : translate('comments.unassigned'),
        ...(former !== (member?.id ?? null) && { action: { label: translate('commons.actions.undo'), run: undo } }),
      })
    })
}
