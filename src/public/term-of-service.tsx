import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '../shell/words-context.tsx'
import { useInLanguage } from './parts/in-language.ts'
import { Legal } from './parts/legal.tsx'
import { NotYet } from './parts/not-yet.tsx'

/** The terms of service now in force. */
export default function TermOfServicePage() {
  const { translate } = useWords()
  const { document, upcoming } = useLoaderData({ from: '/term-of-service' })
  const inLanguage = useInLanguage()
  if (!document) return <NotYet title={translate('titles.pages.termOfService')} />
  const court = inLanguage(document.jurisdiction)
  return (
    <Legal title={translate('titles.pages.termOfService')} document={document} upcoming={upcoming}>
      {court.value && (
        <p lang={court.lang}>{translate('public.term-of-service.jurisdiction', { court: court.value })}</p>
      )}
    </Legal>
  )
}
