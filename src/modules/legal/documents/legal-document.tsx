import type { ReactNode } from 'react'
import type { LegalDocument } from '../content.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { PublicLayout } from '../../../public/layout.tsx'
import { dayText } from '../../../public/parts/formatted-day.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { PageHead } from '../../../public/parts/page-head.tsx'
import { ServerBody } from '../../../public/parts/server-body.tsx'
import './legal-document.css'
import '../../../public/parts/reading.css'

interface LegalDocumentPageProps {
  readonly title: string
  readonly document: LegalDocument
  /** Editions announced but not yet in force. */
  readonly upcoming: readonly LegalDocument[]
  readonly children?: ReactNode
}

/** The edition of a legal document in force, with its dates and the announced editions. */
export function LegalDocumentPage({ title, document, upcoming, children }: LegalDocumentPageProps) {
  const { translate, locale } = useWords()
  const inLanguage = useLocalised()
  const body = inLanguage(document.body, document.bodyEn)
  const change = inLanguage(document.changeSummary)
  const dates = [
    ['enacted', document.enactedOn],
    ['revised', document.revisedOn],
    ['effective', document.effectiveOn],
  ] as const
  return (
    <PublicLayout>
      <PageHead title={title}>
        <ul className="dates">
          <li>{translate('public.document.edition', { edition: document.edition })}</li>
          {dates.map(
            ([name, on]) =>
              on && <li key={name}>{translate(`public.document.${name}`, { date: dayText(locale, on) })}</li>,
          )}
        </ul>
      </PageHead>
      <div className="reading page-body">
        {upcoming.map(({ id, edition, effectiveOn }) => (
          <p key={id} className="notice calm">
            {translate('public.document.upcoming', { edition, date: dayText(locale, effectiveOn) })}
          </p>
        ))}
        {body.lang && <p className="only-japanese">{translate('public.frame.japaneseOnly')}</p>}
        <ServerBody body={body.value} lang={body.lang} />
        {children}
        {change.value && (
          <section className="change">
            <h2>{translate('public.document.change')}</h2>
            <p lang={change.lang}>{change.value}</p>
          </section>
        )}
      </div>
    </PublicLayout>
  )
}
