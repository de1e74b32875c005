import { isId } from '../../../entities/language/reserved-names.ts'
import type { ReactNode } from 'react'
import type { Answer } from '../../shell/base/answer.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { titleOfRow } from '../../kernel/api/text-in.ts'
import { useFormat } from '../../kernel/words/format.ts'
import { PathLink } from '../navigation/path-link.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'
import type { Locale } from '../../shell/words/locale.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useNameText } from '../../kernel/words/name-text.ts'

type Summary = Answer<'GET /api/v1/authorized/tenants/{tenant}/summary'>
type SummaryRow = Summary['changes' | 'scheduled'][number]

interface SummaryRowsProps<R extends SummaryRow> {
  readonly rows: readonly R[] | undefined
  readonly empty: string
  note(row: R): string
}

/** Rows of records: title, entity, time and a note. */
export function SummaryRows<R extends SummaryRow>({ rows, empty, note }: SummaryRowsProps<R>) {
  const words = useWords()
  const tenant = useTenant()
  const format = useFormat()
  const nameText = useNameText()
  if (rows?.length === 0) return <p className="soft">{empty}</p>

  return (
    <ul className="rows">
      {rows?.map((row) => (
        <li key={[row.entity, row.id, row.at, note(row)].join()}>
          <RecordLink row={row}>
            <span>
              {'name' in row
                ? nameText(row.entity, row.name)
                : (nameOf(row, words.locale) ?? labelsOf(words, row.entity, tenant.site).menu)}
            </span>
            <time dateTime={row.at} title={format.relative(row.at)}>
              {format.dateTime(row.at)}
            </time>
            <span>{labelsOf(words, row.entity, tenant.site).menu}</span>
            <span>{note(row)}</span>
          </RecordLink>
        </li>
      ))}
    </ul>
  )
}

// A title that is an id (of an account or another record) means nothing to users.
function nameOf(row: SummaryRow, locale: Locale): string | undefined {
  const title = titleOfRow(locale, row)
  return title && !isId(title) ? title : undefined
}

function RecordLink({ row, children }: { row: SummaryRow; children: ReactNode }) {
  if (row.path === null) return <span className="row">{children}</span>
  return (
    <PathLink to={row.path} className="row">
      {children}
    </PathLink>
  )
}
