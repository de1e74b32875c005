import { screens } from '../../generated/screens.ts'
import { useWords } from '../../shell/words-context.tsx'
import { useFormat } from '../format.ts'
import { navigationOf } from '../frame/navigation.ts'
import { PathLink } from '../path-link.tsx'
import type { ScreenMap } from '../screen-map.ts'
import { useTenant } from '../tenant-context.tsx'

const map: ScreenMap = screens

/** One card for each entity of the navigation, with how many records it has. Only records one can count have one. */
export function CountCards({
  counts,
}: {
  counts: readonly { readonly entity: string; readonly total: number }[] | undefined
}) {
  const words = useWords()
  const tenant = useTenant()
  const format = useFormat()
  const totals = new Map(counts?.map(({ entity, total }) => [entity, total]))

  return (
    <ul className="cards small">
      {navigationOf(map, tenant, words)
        .flatMap(({ entries }) => entries)
        .filter(({ entity }) => (counts ? totals.has(entity) : !map[entity]?.single))
        .map(({ entity, icon: Icon, label }) => (
          <li key={entity}>
            <PathLink
              to={`/captain/tenant/${tenant.slug}/${entity}`}
              className="count-card"
              title={words.translate('commons.dashboard.openList', { name: label })}
            >
              <span className="label">
                <Icon fontSize="small" aria-hidden />
                {label}
              </span>
              <span className="total">{counts ? format.number(totals.get(entity)!) : '–'}</span>
            </PathLink>
          </li>
        ))}
    </ul>
  )
}
