import { today } from '../../../entities/language/dates/plain-date.ts'
import { all, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { Store } from '../../kernel/records/context.ts'
import { notify } from './notify.ts'

/** What administrators are notified of: a backup or a drill that failed, or files that are missing in a backup. */
export type BackupOutcome = 'backup' | 'drill' | 'files'

/** Notifies all administrators, once a day. `operator` is the id of the operator's tenant. */
export async function notifyAdministrators(store: Store, operator: string, outcome: BackupOutcome): Promise<void> {
  await store.database.write(operator, function* (): Operation<void> {
    const administrators = yield* all(
      statement(installation(store.scope.dialect).selectFrom('auth_user').select('id').where('role', '=', 'admin'))({}),
    )
    yield* notify(store, {
      kind: 'backup',
      to: administrators.map(({ id }) => id),
      by: null,
      tenant: operator,
      entity: null,
      recordId: null,
      params: { outcome },
      once: `${outcome} ${today()}`,
    })
  })
}
