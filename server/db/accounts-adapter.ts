import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type Dialect as KyselyDialect } from 'kysely'
import type { AccountsDatabase, Dialect } from './runner.ts'
import { asUnavailable, DatabaseUnavailable } from '../errors/unavailable.ts'

/** Takes note of what the database threw. */
export type ErrorListener = (error: unknown) => void

/** The accounts in a database, for better-auth. `dialectOf` may note what Kysely does not log: that nobody can connect. */
export function accountsDatabase(
  type: Dialect,
  dialectOf: (onError: ErrorListener) => KyselyDialect,
): AccountsDatabase {
  const calls = new AsyncLocalStorage<{ fault?: DatabaseUnavailable }>()
  const onError: ErrorListener = (error) => {
    const call = calls.getStore()
    const fault = asUnavailable(error)
    if (call && fault instanceof DatabaseUnavailable) call.fault ??= fault
  }
  return {
    db: new Kysely<never>({
      dialect: dialectOf(onError),
      log: (event) => {
        if (event.level === 'error') onError(event.error)
      },
    }),
    type,
    transaction: false,
    async call(work) {
      const call: { fault?: DatabaseUnavailable } = {}
      try {
        const result = await calls.run(call, work)
        if (call.fault) throw call.fault
        return result
      } catch (error) {
        throw call.fault ?? error
      }
    },
  }
}
