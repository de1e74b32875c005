import { colleagues } from '../auth/colleagues.ts'
import type { Context } from '../records/context.ts'
import type { Condition } from '../crud/list/filters.ts'
import { asksForNobody } from './assignments.ts'

interface Asked {
  readonly conditions: readonly Condition[]
}

/** Whether a list is asked for what nobody has, so that it must be known who belongs to the tenant. */
export const needsMembers = (...queries: readonly Asked[]): boolean =>
  queries.some(({ conditions }) => conditions.some(asksForNobody))

/**
 * The context with the tenant's members if one of the queries asks for what nobody has. They are read before the list is,
 * as the operator's tenant owns the memberships.
 */
export async function withMembersAsked(
  operatorTenant: () => Promise<string | undefined>,
  context: Context,
  ...queries: readonly Asked[]
): Promise<Context> {
  if (context.colleagues || !needsMembers(...queries)) return context
  const { store, tenant } = context
  const operator = await operatorTenant()
  return {
    ...context,
    colleagues:
      operator === undefined ? [] : await store.database.read(operator, () => colleagues(store, operator, tenant.id)),
  }
}
