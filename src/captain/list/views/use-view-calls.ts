import { ApiError, apiFetch, apiJson } from '../../../shell/api/api.ts'
import { errorCode } from '../../../shell/api/auth-call.ts'
import { tenantsChanged } from '../../../shell/routing/read-tenant.ts'
import type { ViewQuery } from '../../../../entities/language/declaration/list-views.ts'
import type { SavedView } from './use-views.ts'
import { useScope } from '../../../kernel/words/scope.ts'

/** What is said of a view besides what it shows. */
export interface ViewSettings {
  readonly name: string
  readonly audience: SavedView['audience']
  readonly isDefault: boolean
}

/** The writes of views. Each answers with why it failed, in the reader's language; `create` else with the view. */
export function useViewCalls() {
  const { translate, entity, slug } = useScope()
  const path = `/api/v1/authorized/tenants/${slug}/views` as const

  function failureOf(thrown: unknown): string {
    if (errorCode(thrown) === 'TOO_MANY_VIEWS') return translate('views.tooMany')
    if (thrown instanceof ApiError && (thrown.status === 412 || thrown.status === 404)) return translate('views.stale')
    return translate('views.notSaved')
  }

  async function attempt(work: () => Promise<unknown>): Promise<string | undefined> {
    try {
      await work()
      return undefined
    } catch (thrown) {
      return failureOf(thrown)
    }
  }

  return {
    /** Keeps a view; the same `id` keeps it once, however often it is sent. */
    create: async (
      id: string,
      query: ViewQuery,
      settings: ViewSettings,
    ): Promise<SavedView['id'] | { readonly failure: string }> => {
      try {
        const body = JSON.stringify({ id, entity: entity.name, query, ...settings })
        const made = await apiJson<'POST /api/v1/authorized/tenants/{tenant}/views'>(path, { method: 'POST', body })
        // An earlier call arrived, though its answer was lost, and something was changed since.
        if (made.name !== settings.name || made.audience !== settings.audience || made.isDefault !== settings.isDefault)
          await apiFetch(`${path}/${id}`, {
            method: 'PATCH',
            body: JSON.stringify({ version: made.version, query, ...settings }),
          })
        if (made.isDefault || settings.isDefault) tenantsChanged()
        return made.id
      } catch (thrown) {
        return { failure: failureOf(thrown) }
      }
    },
    change: ({ id, version, isDefault }: SavedView, change: Partial<ViewSettings> & { readonly query?: ViewQuery }) =>
      attempt(async () => {
        await apiFetch(`${path}/${id}`, { method: 'PATCH', body: JSON.stringify({ version, ...change }) })
        if (isDefault || change.isDefault) tenantsChanged()
      }),
    remove: ({ id, version, isDefault }: SavedView) =>
      attempt(async () => {
        await apiFetch(`${path}/${id}`, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } })
        if (isDefault) tenantsChanged()
      }),
    /** Puts a view where another of the same audience is. */
    move: ({ id, audience }: SavedView, { id: at }: SavedView, views: readonly SavedView[]) =>
      attempt(async () => {
        const ids = views.filter((view) => view.audience === audience).map((view) => view.id)
        const to = ids.indexOf(at)
        const others = ids.filter((each) => each !== id)
        others.splice(to, 0, id)
        const body = JSON.stringify({ entity: entity.name, audience, ids: others })
        await apiFetch(`${path}/order`, { method: 'PUT', body })
      }),
  }
}
