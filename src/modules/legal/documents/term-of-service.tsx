import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { LegalDocumentPage } from './legal-document.tsx'
import { NotPublishedYet } from '../../../public/not-published-yet.tsx'

/** The terms of service in force. */
export default function TermOfServicePage() {
  const { translate } = useWords()
  const { document, upcoming } = useLoaderData({ from: '/term-of-service' })
  const inLanguage = useLocalised()
  if (!document) return <NotPublishedYet title={translate('titles.pages.termOfService')} />
  const court = inLanguage(document.jurisdiction)
  return (
    <LegalDocumentPage title={translate('titles.pages.termOfService')} document={document} upcoming={upcoming}>
      {court.value && (
        <p lang={court.lang}>{translate('public.term-of-service.jurisdiction', { court: court.value })}</p>
      )}
    </LegalDocumentPage>
  )
}
