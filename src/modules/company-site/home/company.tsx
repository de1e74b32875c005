import { useWords } from '../../../shell/words/words-context.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import type { Company as CompanyFacts } from '../../../public/module.ts'
import { mailto } from '../../../shell/words/mailto.ts'
import { postalCodeText } from '../../../shell/words/postal-code.ts'
import '../../../public/parts/facts-table.css'

/** The company that runs the site. */
export function Company({ company }: { readonly company: CompanyFacts }) {
  const { translate } = useWords()
  const { lang } = useLocalised()('')
  const rows = [
    ['name', company.sellerName],
    ['representative', company.representativeName],
    ['address', [company.postalCode && postalCodeText(company.postalCode), company.address].filter(Boolean).join(' ')],
  ] as const
  return (
    <dl className="facts-table">
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{translate(`public.home.company.${name}`)}</dt>
              <dd lang={lang}>{value}</dd>
            </div>
          ),
      )}
      {company.phone && (
        <div>
          <dt>{translate('public.home.company.phone')}</dt>
          <dd>
            <a href={`tel:${company.phone}`}>{company.phone}</a>
          </dd>
        </div>
      )}
      <div>
        <dt>{translate('public.home.company.email')}</dt>
        <dd>
          <a href={mailto(company.email)}>{company.email}</a>
        </dd>
      </div>
    </dl>
  )
}
