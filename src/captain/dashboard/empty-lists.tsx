import { useFormat } from '../words/format.ts'
import type { NavEntry } from '../navigation/nav-groups.ts'
import { PathLink } from '../navigation/path-link.tsx'
import './dashboard.css'

interface EmptyListsProps {
  readonly entries: readonly NavEntry[]
  linkTo(entry: NavEntry): { readonly to: string; readonly title: string }
}

/** The lists without records, as small links. */
export default function EmptyLists({ entries, linkTo }: EmptyListsProps) {
  const format = useFormat()
  return (
    <ul className="empty-lists">
      {entries.map((entry) => (
        <li key={entry.entity}>
          <PathLink {...linkTo(entry)}>
            <entry.icon fontSize="small" aria-hidden />
            {entry.label}
            <span>{format.number(0)}</span>
          </PathLink>
        </li>
      ))}
    </ul>
  )
}
