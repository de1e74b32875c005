import { isAhead } from './ahead.ts'

/** How long backups are kept: those of the last day all, and after that the newest of so many days, weeks and months. */
export interface KeepPlan {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

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

const planPattern = /^(\d{1,4}) days?(?:, (\d{1,4}) weeks?)?(?:, (\d{1,4}) months?)?$/

/** Reads `7 days, 4 weeks, 12 months`; undefined if it is no plan. */
export function parseKeepPlan(text: string): KeepPlan | undefined {
  const [, days, weeks, months] = planPattern.exec(text) ?? []
  return days === undefined ? undefined : { days: Number(days), weeks: Number(weeks ?? 0), months: Number(months ?? 0) }
}
