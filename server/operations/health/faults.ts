import type { Dialect } from '../../base/db/database.ts'
import { first, type Operation } from '../../base/db/query.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { Env } from '../../base/env.ts'
import type { Fault, Feature } from '../../features/feature.ts'

type Features = readonly Pick<Feature, 'faults'>[]

/** What may fail besides readiness: visitors are served, but somebody has to see to it. */
export const faultChecksOf = (features: Features): readonly string[] => [
  ...features.flatMap(({ faults }) => faults?.checks ?? []),
  'mail',
  'certificate',
]

const day = 86_400_000

/** What fails of the features, and mails that were given up within the last day. */
export function* findFaults(env: Env, dialect: Dialect, features: Features): Operation<readonly Fault[]> {
  const found: Fault[] = []
  for (const { faults } of features) if (faults) found.push(...(yield* faults.find(env, dialect)))
  const since = new Date(Date.now() - day).toISOString()
  const mail = yield* first(
    statement(
      installation(dialect)
        .selectFrom('job')
        .select('id')
        .where('kind', '=', 'mail')
        .where('status', '=', 'failed')
        .where('finishedAt', '>', since)
        .limit(1),
    )({}),
  )
  if (mail) found.push({ check: 'mail', reason: 'failed' })
  return found
}
