import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../../shell/words/words-context.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { LegalDocumentPage } from './legal-document.tsx'
import { NotPublishedYet } from '../../../public/not-published-yet.tsx'
import '../../../public/parts/facts-table.css'

const operator = ['operatorName', 'operatorAddress', 'representativeName', 'contactPoint'] as const

/** The privacy policy in force, with its contact point and the data transmitted to third parties. */
export default function PrivacyPolicyPage() {
  const { translate } = useWords()
  const { document, upcoming } = useLoaderData({ from: '/privacy-policy' })
  const { lang } = useLocalised()('')
  if (!document) return <NotPublishedYet title={translate('titles.pages.privacyPolicy')} />
  const transmissions = document.externalTransmissions ?? []
  return (
    <LegalDocumentPage title={translate('titles.pages.privacyPolicy')} document={document} upcoming={upcoming}>
      {transmissions.length > 0 && (
        <section>
          <h2>{translate('public.privacy-policy.transmissions')}</h2>
          {transmissions.map(({ serviceName, recipient, information, purpose, policyUrl }) => (
            <dl key={serviceName} className="facts-table" lang={lang}>
              <Row word="service" value={serviceName} />
              <Row word="recipient" value={recipient} />
              <Row word="information" value={information} />
              <Row word="purpose" value={purpose} />
              {policyUrl && (
                <Row
                  word="policy"
                  value={
                    <a href={policyUrl} rel="noopener">
                      {policyUrl}
                    </a>
                  }
                />
              )}
            </dl>
          ))}
        </section>
      )}
      <section>
        <h2>{translate('public.privacy-policy.operator')}</h2>
        <dl className="facts-table" lang={lang}>
          {operator.map((name) => (
            <Row key={name} word={name} value={document[name]} />
          ))}
        </dl>
      </section>
    </LegalDocumentPage>
  )
}

function Row({ word, value }: { readonly word: string; readonly value: ReactNode }) {
  const { translate, locale } = useWords()
  return (
    <div>
      <dt lang={locale}>{translate(`public.privacy-policy.${word}`)}</dt>
      <dd>{value}</dd>
    </div>
  )
}
