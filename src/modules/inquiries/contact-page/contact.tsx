import { useLoaderData } from '@tanstack/react-router'
import { usePage } from '../../../shell/page-context.ts'
import { joinPrefix } from '../../../shell/words/locale.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { ContactFormView } from './contact-form.tsx'
import { PublicLayout } from '../../../public/layout.tsx'
import { PageHead } from '../../../public/parts/page-head.tsx'
import { PageLink } from '../../../public/parts/page-link.tsx'
import { SectionNavigator } from '../../../public/parts/section-navigator.tsx'
import './contact.css'
import '../../../public/parts/facts-table.css'

/**
 * Contact details and the contact form, with a section navigator. Before sending, the input is shown once more on its
 * own.
 */
export default function Contact() {
  const { translate } = useWords()
  const { before, form } = useLoaderData({ from: '/contact' })
  const { preview } = usePage()
  if (form.step === 'confirm')
    return (
      <PublicLayout>
        <PageHead title={translate('public.contact.confirm.title')} lead={translate('public.contact.confirm.lead')} />
        <div className="reading page-body">
          <ContactFormView form={form} />
        </div>
      </PublicLayout>
    )
  return (
    <PublicLayout>
      <PageHead title={translate('public.contact.title')} lead={translate('public.contact.lead')} />
      <div className="measure page-body with-side">
        <SectionNavigator
          label={translate('public.contact.sections')}
          sections={['before', 'ways', 'form', 'privacy'].map((id) => ({
            id,
            title: translate(`public.contact.${id}.title`),
          }))}
        />
        <div className="contact-sections">
          <div dangerouslySetInnerHTML={{ __html: before }} />
          <section id="form">
            <h2>{translate('public.contact.form.title')}</h2>
            {preview ? (
              <NoForm />
            ) : (
              <>
                <p>{translate('public.contact.form.lead')}</p>
                <ContactFormView form={form} />
              </>
            )}
          </section>
          <section id="privacy">
            <h2>{translate('public.contact.privacy.title')}</h2>
            <p>{translate('public.contact.privacy.body')}</p>
            <p>
              <PageLink to="/privacy-policy" className="onward">
                {translate('public.frame.privacyPolicy')}
              </PageLink>
            </p>
          </section>
        </div>
      </div>
    </PublicLayout>
  )
}

/** A preview sends no real inquiry by mistake. */
function NoForm() {
  const { translate } = useWords()
  const { prefix } = usePage()
  return (
    <>
      <p>{translate('public.contact.preview.body')}</p>
      <p>
        <a href={`${joinPrefix(prefix, '/contact')}#form`} className="onward">
          {translate('public.contact.preview.action')}
        </a>
      </p>
    </>
  )
}
