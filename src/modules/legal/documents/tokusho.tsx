import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '../../../shell/words/words-context.tsx'
import type { Tokusho } from '../content.ts'
import { PublicLayout } from '../../../public/layout.tsx'
import { dayText } from '../../../public/parts/formatted-day.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { NotPublishedYet } from '../../../public/not-published-yet.tsx'
import { PageHead } from '../../../public/parts/page-head.tsx'
import { postalCodeText } from '../../../shell/words/postal-code.ts'
import { ServerBody } from '../../../public/parts/server-body.tsx'
import '../../../public/parts/facts-table.css'

/** The items that the law requires, in display order. */
const items = [
  'sellerName',
  'representativeName',
  'operationManager',
  'address',
  'phone',
  'phoneHours',
  'fax',
  'email',
  'websiteUrl',
  'corporateNumber',
  'invoiceNumber',
  'price',
  'shippingFee',
  'otherFees',
  'paymentMethods',
  'paymentTiming',
  'deliveryTiming',
  'returns',
  'cancellation',
  'defectLiability',
  'applicationPeriod',
  'quantityLimit',
  'subscriptionTerms',
  'systemRequirements',
] as const

/** The notice that the Act on Specified Commercial Transactions requires, in the edition in force. */
export default function TokushoPage() {
  const { translate, locale } = useWords()
  const { notice } = useLoaderData({ from: '/tokusho' })
  const { lang } = useLocalised()('')
  if (!notice) return <NotPublishedYet title={translate('titles.pages.tokusho')} />
  const rows = items.flatMap((item) => {
    const isOnRequest = notice.disclosureMode === 'onRequest' && (item === 'address' || item === 'phone')
    const value = isOnRequest ? translate('public.tokusho.onRequest') : textOf(notice, item)
    return value ? [{ key: item, label: labelOf(item), value, lang: isOnRequest ? undefined : lang }] : []
  })
  const more = [
    ...(notice.licenses ?? []).map(({ name, number, authority }) => ({
      key: `license ${name}`,
      label: labelOf('licenses'),
      value: [name, number, authority].filter(Boolean).join(' '),
      lang,
    })),
    ...(notice.extraItems ?? []).map(({ label, body }) => ({ key: `extra ${label}`, label, value: body, lang })),
  ]

  function labelOf(item: string): string {
    return translate(`resources.tokusho.fields.${item}`, { _: translate(`commons.fields.${item}`) })
  }

  return (
    <PublicLayout>
      <PageHead title={translate('titles.pages.tokusho')} lead={translate('public.tokusho.lead')} />
      <div className="measure page-body">
        {locale === 'en' && notice.summaryEn && <ServerBody body={notice.summaryEn} />}
        <dl className="facts-table long">
          {[...rows, ...more].map(({ key, label, value, lang: language }) => (
            <div key={key}>
              <dt>{label}</dt>
              <dd lang={language}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="dated">{translate('public.tokusho.effective', { date: dayText(locale, notice.effectiveOn) })}</p>
      </div>
    </PublicLayout>
  )
}

function textOf(notice: Tokusho, item: (typeof items)[number]): string {
  const value = String(notice[item] ?? '')
  return item === 'address' && notice.postalCode ? `${postalCodeText(notice.postalCode)} ${value}` : value
}
