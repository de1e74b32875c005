import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '../../../shell/words/words-context.tsx'
import { PublicLayout } from '../../../public/layout.tsx'
import { PageLink } from '../../../public/parts/page-link.tsx'
import './contact-success.css'

/**
 * Confirms an inquiry: its receipt number, and what happens next. Without a number nothing was sent, and the page says
 * so.
 */
export default function ContactSuccess() {
  const { translate } = useWords()
  const { receiptNo } = useLoaderData({ from: '/contact/success' })
  if (!receiptNo) return <NothingReceived />
  return (
    <PublicLayout>
      <section className="thanks">
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle cx="32" cy="32" r="30" />
          <path d="M20 33 l9 9 16 -19" />
        </svg>
        <h1>{translate('public.contact.success.title')}</h1>
        <p className="receipt">
          {translate('public.contact.success.receipt')}
          <strong>{receiptNo}</strong>
        </p>
        <p>{translate('public.contact.success.body')}</p>
        <p className="soft">{translate('public.contact.success.note')}</p>
        <PageLink to="/" className="button main">
          {translate('public.frame.toHome')}
        </PageLink>
      </section>
    </PublicLayout>
  )
}

function NothingReceived() {
  const { translate } = useWords()
  return (
    <PublicLayout>
      <section className="thanks">
        <h1>{translate('public.contact.success.none.title')}</h1>
        <p>{translate('public.contact.success.none.body')}</p>
        <PageLink to="/contact" className="button main">
          {translate('public.contact.success.none.action')}
        </PageLink>
      </section>
    </PublicLayout>
  )
}
