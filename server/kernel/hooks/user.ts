import { isAdministrator, notPermitted } from '../auth/administrator-check.ts'
import type { EntityHooks } from '../records/entity-hooks.ts'

export const hooks = {
  /** Only administrators can change an administrator's profile. */
  *policy(context, { before }) {
    if (!before || !(yield* isAdministrator(context, before.id))) return
    if (!(yield* isAdministrator(context, context.by))) throw notPermitted(context, 'administratorsAlone')
  },
} satisfies EntityHooks
