import { screens } from '../../generated/screens.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { navGroups } from '../navigation/nav-groups.ts'
import { PathLink } from '../navigation/path-link.tsx'
import type { ScreenMap } from '../../kernel/context/screen-map.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import './dashboard.css'

/** The tenant's lists as small links, as in the menu, which phones keep closed. */
export function ListLinks() {
  const words = useWords()
  const tenant = useTenant()
  const entries = navGroups(screens satisfies ScreenMap, tenant, words).flatMap((group) => group.entries)
  return (
    <ul className="list-links">
      {entries.map(({ entity, path, icon: Icon, label }) => (
        <li key={entity}>
          <PathLink
            to={`/captain/tenant/${tenant.slug}/${path}`}
            title={words.translate('dashboard.openList', { name: label })}
          >
            <Icon fontSize="small" aria-hidden />
            {label}
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
