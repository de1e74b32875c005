import { AsyncLocalStorage } from 'node:async_hooks'
import { Kysely, type Dialect as KyselyDialect } from 'kysely'
import type { Accounts, Dialect } from './runner.ts'
import { asUnavailable, DatabaseUnavailable } from './unavailable.ts'

/** Takes note of what the database threw. */
export type Note = (error: unknown) => void

/** The accounts in a database, for better-auth. `dialectOf` may note what Kysely does not log: that nobody can connect. */
export function accountsIn(type: Dialect, dialectOf: (note: Note) => KyselyDialect): Accounts {
  const calls = new AsyncLocalStorage<{ fault?: DatabaseUnavailable }>()
  const note: Note = (error) => {
    const call = calls.getStore()
    const fault = asUnavailable(error)
    if (call && fault instanceof DatabaseUnavailable) call.fault ??= fault
  }
  return {
    db: new Kysely<never>({
      dialect: dialectOf(note),
      log: (event) => {
        if (event.level === 'error') note(event.error)
      },
    }),
    type,
    transaction: false,
    async call(work) {
      const call: { fault?: DatabaseUnavailable } = {}
      try {
        const answer = await calls.run(call, work)
        if (call.fault) throw call.fault
        return answer
      } catch (error) {
        throw call.fault ?? error
      }
    },
  }
}
