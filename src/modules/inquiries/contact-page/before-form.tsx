import { usePage } from '../../../shell/page-context.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { helpLinks } from '../../../public/navigation.ts'
import { pageAddress } from '../../../public/parts/page-address.ts'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { mailto } from '../../../shell/words/mailto.ts'
import { postalCodeText } from '../../../shell/words/postal-code.ts'
import type { Company } from '../../../public/module.ts'

/**
 * The content before the form: links to pages that may have the answer, and other ways to contact us. Rendered on the
 * server only.
 */
export function BeforeForm({ company }: { readonly company: Company | undefined }) {
  const { translate } = useWords()
  const page = usePage()
  return (
    <>
      <section id="before">
        <h2>{translate('public.contact.before.title')}</h2>
        <p>{translate('public.contact.before.body')}</p>
        <p className="ways">
          {helpLinks.map(([word, to]) => (
            <a key={word} href={pageAddress(page, to)} className="button">
              {translate(`public.frame.${word}`)}
            </a>
          ))}
        </p>
      </section>
      <section id="ways">
        <h2>{translate('public.contact.ways.title')}</h2>
        <ContactWays company={company} />
      </section>
    </>
  )
}

function ContactWays({ company }: { readonly company: Company | undefined }) {
  const { translate } = useWords()
  const { lang } = useLocalised()('')
  if (!company) return <p>{translate('public.contact.ways.none')}</p>
  return (
    <ul className="contact-ways">
      <li>
        <h3>{translate('public.contact.ways.email')}</h3>
        <a href={mailto(company.email)}>{company.email}</a>
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
            {company.postalCode && (
              <>
                {postalCodeText(company.postalCode)}
                <br />
              </>
            )}
            {company.address}
          </address>
        </li>
      )}
    </ul>
  )
}
