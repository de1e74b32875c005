import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '../shell/words-context.tsx'
import { Form } from './contact/form.tsx'
import { PublicLayout } from './layout.tsx'
import { useInLanguage } from './parts/in-language.ts'
import { PageHead } from './parts/page-head.tsx'
import { PageLink } from './parts/page-link.tsx'
import { SectionNavigator } from './parts/section-navigator.tsx'
import { postalCodeText } from './parts/postal-code.ts'

/** How to reach us and the form, with a navigator of the page's sections; what was written is read once more by itself. */
export default function Contact() {
  const { translate } = useWords()
  const { company, form } = useLoaderData({ from: '/contact' })
  const { lang } = useInLanguage()('')
  if (form.step === 'confirm')
    return (
      <PublicLayout>
        <PageHead title={translate('public.contact.confirm.title')} lead={translate('public.contact.confirm.lead')} />
        <div className="reading page-body">
          <Form form={form} />
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
          <section id="before">
            <h2>{translate('public.contact.before.title')}</h2>
            <p>{translate('public.contact.before.body')}</p>
            <p className="ways">
              <PageLink to="/faq" className="button">
                {translate('public.frame.faq')}
              </PageLink>
              <PageLink to="/manual/captain-login" className="button">
                {translate('public.frame.manual')}
              </PageLink>
            </p>
          </section>
          <section id="ways">
            <h2>{translate('public.contact.ways.title')}</h2>
            {company ? (
              <ul className="contact-ways">
                <li>
                  <h3>{translate('public.contact.ways.email')}</h3>
                  <a href={`mailto:${company.email}`}>{company.email}</a>
                </li>
                {company.phone && (
                  <li>
                    <h3>{translate('public.contact.ways.phone')}</h3>
                    <a href={`tel:${company.phone}`}>{company.phone}</a>
                    {company.phoneHours && <p lang={lang}>{company.phoneHours}</p>}
                  </li>
                )}
                {company.address && (
                  <li>
                    <h3>{translate('public.contact.ways.address')}</h3>
                    <address lang={lang}>
                      {company.sellerName}
                      <br />
                      {company.postalCode && `${postalCodeText(company.postalCode)} `}
                      {company.address}
                    </address>
                  </li>
                )}
              </ul>
            ) : (
              <p>{translate('public.contact.ways.none')}</p>
            )}
          </section>
          <section id="form">
            <h2>{translate('public.contact.form.title')}</h2>
            <p>{translate('public.contact.form.lead')}</p>
            <Form form={form} />
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
