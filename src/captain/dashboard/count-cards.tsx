import { Suspense } from 'react'
import { screens } from '../../generated/screens.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../words/format.ts'
import { navGroups, type NavEntry } from '../navigation/nav-groups.ts'
import { PathLink } from '../navigation/path-link.tsx'
import type { ScreenMap } from '../screens/screen-map.ts'
import { useTenant } from '../tenant/tenant-context.tsx'

const EmptyLists = lazyComponent(() => import('./empty-lists.tsx'))

const screenMap: ScreenMap = screens

/**
 * A card per navigation entry with its number of records, for entities that can be counted; a smaller link where there
 * are none yet.
 */
export function CountCards({
  counts,
}: {
  counts: readonly { readonly entity: string; readonly total: number }[] | undefined
}) {
  const words = useWords()
  const tenant = useTenant()
  const format = useFormat()
  const totals = new Map(counts?.map(({ entity, total }) => [entity, total]))
  const entries = navGroups(screenMap, tenant, words)
    .flatMap((group) => group.entries)
    .filter(({ entity }) => (counts ? totals.has(entity) : !screenMap[entity]?.single))
  const filled = entries.filter(({ entity }) => totals.get(entity) !== 0)
  const empty = entries.filter(({ entity }) => totals.get(entity) === 0)
  const linkTo = ({ entity, label }: NavEntry) => ({
    to: `/captain/tenant/${tenant.slug}/${entity}`,
    title: words.translate('dashboard.openList', { name: label }),
  })

  return (
    <>
      {filled.length > 0 && (
        <ul className="cards small">
          {filled.map((entry) => (
            <li key={entry.entity}>
              <PathLink {...linkTo(entry)} className="count-card">
                <span className="label">
                  <entry.icon fontSize="small" aria-hidden />
                  {entry.label}
                </span>
                <span className="total">{counts ? format.number(totals.get(entry.entity)!) : '–'}</span>
              </PathLink>
            </li>
          ))}
        </ul>
      )}
      {empty.length > 0 && (
        <Suspense>
          <EmptyLists entries={empty} linkTo={linkTo} />
        </Suspense>
      )}
    </>
  )
}
