import { useRecordContext } from 'react-admin'
import { derivedAlertsOf } from '../../../../entities/language/derived/derived-alerts.ts'
import { draftFilterName } from '../../../../entities/language/derived/draft-fields.ts'
import { AlertMark } from '../../../fields/base/alert-mark.tsx'
import type { CaptainRecord } from '../../../kernel/api/record.ts'
import { isNotable } from '../../columns/columns.ts'
import { useListScreen } from '../state/list-context.ts'
import { useScope } from '../../../kernel/words/scope.ts'
import { EnglishFlag } from './english-flag.tsx'

/** What is notable about the record of a row: 品切れ, 非表示, stale English, and alerts of fields that are not `shown`. */
export function Flags({ shown }: { readonly shown: readonly string[] }) {
  const { entity, labels, translate, site } = useScope()
  const record = useRecordContext<CaptainRecord>()
  const { flags, trashed } = useListScreen()
  if (!record) return null
  const alerted = new Set(Object.values(entity.alerts ?? {}).map(({ at }) => at))

  const word = (name: string, value: unknown): string => {
    const own = labels.option(name, String(value))
    if (own !== String(value)) return own
    return value ? labels.label(name) : translate('commons.list.flagOff', { field: labels.label(name) })
  }

  return (
    <>
      {Boolean(record.draft) && (
        <span className="flag" data-flag="draft">
          {labels.label(draftFilterName)}
        </span>
      )}
      {[...alerted].map((at) => !shown.includes(at) && <AlertMark key={at} source={at} />)}
      {flags.map(
        (flag) =>
          isNotable(flag, record[flag.name]) && (
            <span key={flag.name} className="flag" data-flag={flag.name}>
              {word(flag.name, record[flag.name])}
            </span>
          ),
      )}
      {!trashed && derivedAlertsOf(entity, site).includes('englishStale') && <EnglishFlag />}
    </>
  )
}

/** The look of a flag; one rule of the list's styles rather than a styled element for each. */
export const flagStyle = {
  flex: 'none',
  display: 'inline-block',
  px: '6px',
  border: '1px solid var(--line)',
  borderRadius: '4px',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  fontSize: 12,
  fontWeight: 400,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
} as const
