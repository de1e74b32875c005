import type { Pictured } from '../../../content/content.ts'
import type { Partner } from '../content.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import './partners.css'

/** Partner companies, each with its logo or initial, its name and a sentence. */
export function Partners({ partners }: { readonly partners: readonly Pictured<Partner>[] }) {
  const { translate } = useWords()
  const inLanguage = useLocalised()
  return (
    <ul className="partners">
      {partners.map((partner) => {
        const name = inLanguage(partner.name, partner.nameEn)
        const introduction = inLanguage(partner.introduction)
        return (
          <li key={partner.id}>
            {partner.picture ? (
              <img className="initial" {...partner.picture} alt={partner.picture.alt} />
            ) : (
              <span className="initial" aria-hidden="true">
                {initialOf(name.value)}
              </span>
            )}
            <div>
              <h3 lang={name.lang}>
                {partner.websiteUrl ? (
                  <a href={partner.websiteUrl} target="_blank" rel="noopener">
                    {name.value} <span className="visually-hidden">{translate('public.frame.externalLink')}</span>
                  </a>
                ) : (
                  name.value
                )}
              </h3>
              {introduction.value && <p lang={introduction.lang}>{introduction.value}</p>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** The initial of the company's own name, not of its legal form. */
const initialOf = (name: string): string => [...name.replace(/^(株式会社|合同会社|有限会社)/, '')][0] ?? ''
