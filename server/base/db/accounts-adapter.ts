import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type Dialect as KyselyDialect } from 'kysely'
import type { AccountsDatabase, Dialect } from './database.ts'
import { asUnavailable, DatabaseUnavailable } from '../errors/unavailable.ts'

/** Called with errors thrown by the database. */
export type ErrorListener = (error: unknown) => void

/**
 * The accounts database for better-auth. `dialectOf` may report errors that Kysely does not log, such as failed
 * connections.
 */
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
