import type { Issue } from '../../../entities/language/input/issues.ts'
import { accountById } from './accounts.ts'
import type { Context } from '../records/context.ts'
import type { Operation } from '../../base/db/query.ts'
import { notAllowed } from '../../base/errors/api-error.ts'

export function* isAdministrator({ store }: Context, account: string): Operation<boolean> {
  return (yield* accountById(store.database.dialect, account))?.role === 'admin'
}

/** The error for something the caller may not do; `rule` names the message. */
export const notPermitted = ({ entity }: Context, rule: string, ...path: Issue['path']): Error =>
  notAllowed([{ path, rule: `integrity.${rule}`, params: {} }], entity.name)
