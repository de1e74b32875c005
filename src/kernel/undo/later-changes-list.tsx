import type { SiteSlug } from '../../../entities/installation.ts'
import { listText } from '../../../locales/issue-text.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { useFormat } from '../words/format.ts'
import { labelsOf } from '../words/labels.ts'
import type { ChangedSince } from './later-changes.ts'

interface LaterChangesProps {
  readonly changed: readonly ChangedSince[]
  readonly site: SiteSlug
  /** The ids of those that go back all the same, which the boxes change; without boxes if undefined. */
  readonly chosen: Set<string> | undefined
}

/** Records that were changed since, each with the fields whose later values would be lost, by whom and when. */
export function LaterChanges({ changed, site, chosen }: LaterChangesProps) {
  const words = useWords()
  const format = useFormat()
  const { translate } = words
  return (
    <ul className={chosen && 'choices'}>
      {changed.map(({ entity, id, title, later }) => {
        const labels = labelsOf(words, entity, site)
        const name = <strong>{title || labels.name}</strong>
        return (
          <li key={id}>
            {chosen ? (
              <label>
                <input
                  type="checkbox"
                  onChange={({ target }) => void (target.checked ? chosen.add(id) : chosen.delete(id))}
                />
                <span>
                  {name} <small>{translate('undo.too')}</small>
                </span>
              </label>
            ) : (
              name
            )}
            <ul>
              {later.map(({ version, action, at, by, fields }) => (
                <li key={version}>
                  {translate('undo.change', {
                    name: by?.name ?? translate('undo.nobody'),
                    time: format.dateTime(at),
                    what:
                      fields.length > 0
                        ? listText(
                            translate,
                            fields.map((field) => labels.label(field)),
                          )
                        : translate(`undo.${action === 'delete' ? 'deleted' : 'restored'}`),
                  })}
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
