import type { KeepPlan } from '../../base/env.ts'
import { isAhead } from './ahead.ts'

const day = 86_400_000

/**
 * Which backups are kept, of the moments at which they were taken. Days, weeks (from Monday) and months are those of
 * UTC; one without a backup counts as none, so that what was kept does not go only because no more are made. The newest
 * is always kept. Those that a clock made which was ahead are kept by a plan of their own: they count as no newer than
 * those of today.
 */
export function keptBackups(moments: readonly Date[], plan: KeepPlan, now?: number): ReadonlySet<Date> {
  const { ahead = [], others = [] } = Object.groupBy(moments, (each) => (isAhead(each, now) ? 'ahead' : 'others'))
  return new Set([...keptOf(others, plan), ...keptOf(ahead, plan)])
}

function keptOf(moments: readonly Date[], plan: KeepPlan): ReadonlySet<Date> {
  const sorted = moments.toSorted((a, b) => b.getTime() - a.getTime())
  const [newest] = sorted
  if (!newest) return new Set()
  const kept = new Set(sorted.filter((each) => newest.getTime() - each.getTime() < day))
  for (const span of ['days', 'weeks', 'months'] as const) {
    const seen = new Set<string>()
    for (const each of sorted) {
      const name = nameOf[span](each)
      if (seen.has(name)) continue
      if (seen.size === plan[span]) break
      seen.add(name)
      kept.add(each)
    }
  }
  return kept
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

const nameOf: Readonly<Record<keyof KeepPlan, (at: Date) => string>> = {
  days: dayOf,
  // The Monday of its week.
  weeks: (at) => dayOf(new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * day)),
  months: (at) => at.toISOString().slice(0, 7),
}
