import { screens } from '../../generated/screens.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../words/format.ts'
import { navGroups } from '../navigation/nav-groups.ts'
import { PathLink } from '../navigation/path-link.tsx'
import type { ScreenMap } from '../screens/screen-map.ts'
import { useTenant } from '../tenant/tenant-context.tsx'

const screenMap: ScreenMap = screens

/** A card per navigation entry with its number of records, for entities that can be counted. */
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
      {navGroups(screenMap, tenant, words)
        .flatMap(({ entries }) => entries)
        .filter(({ entity }) => (counts ? totals.has(entity) : !screenMap[entity]?.single))
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
