import { useWords } from '../../../shell/words/words-context.tsx'
import './prices.css'

const plans = ['start', 'grow', 'care'] as const
const rows = ['sites', 'languages', 'help'] as const

/** In yen, tax included. */
export const amounts = {
  setup: { start: 165_000, grow: 385_000, care: undefined },
  monthly: { start: 5500, grow: 13_200, care: 33_000 },
} as const

/** What the company's plans cost and contain. */
export function Prices() {
  const { locale, translate } = useWords()
  const price = (amount: number | undefined, isLeast: boolean): string =>
    amount === undefined
      ? translate('public.home.prices.onRequest')
      : translate(`public.home.prices.${isLeast ? 'from' : 'amount'}`, {
          n: new Intl.NumberFormat(locale).format(amount),
        })

  return (
    <section className="home-section tinted" id="prices" aria-labelledby="home-prices">
      <div className="measure">
        <div className="section-head">
          <h2 id="home-prices">{translate('public.home.prices.title')}</h2>
          <p>{translate('public.home.prices.lead')}</p>
        </div>
        {/* Scrolls by itself on a phone, also by keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <div className="prices" role="region" aria-labelledby="home-prices" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('public.home.prices.plan')}</th>
                {plans.map((plan) => (
                  <th key={plan} scope="col">
                    {translate(`public.home.prices.${plan}.name`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(['setup', 'monthly'] as const).map((row) => (
                <tr key={row}>
                  <th scope="row">{translate(`public.home.prices.rows.${row}`)}</th>
                  {plans.map((plan) => (
                    <td key={plan}>{price(amounts[row][plan], plan === 'care')}</td>
                  ))}
                </tr>
              ))}
              {rows.map((row) => (
                <tr key={row}>
                  <th scope="row">{translate(`public.home.prices.rows.${row}`)}</th>
                  {plans.map((plan) => (
                    <td key={plan}>{translate(`public.home.prices.${plan}.${row}`)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="prices-note">{translate('public.home.prices.note')}</p>
      </div>
    </section>
  )
}
