import { useWords } from '../../shell/words/words-context.tsx'
import './selling-points.css'

const points = ['write', 'together', 'undo', 'language'] as const

/** Why the site is easy to maintain. */
export function SellingPoints() {
  const { translate } = useWords()
  return (
    <section className="home-section tinted" aria-labelledby="home-points">
      <div className="measure">
        <div className="section-head">
          <h2 id="home-points">{translate('public.home.points.title')}</h2>
        </div>
        <dl className="points">
          {points.map((point) => (
            <div key={point}>
              <dt>{translate(`public.home.points.${point}.title`)}</dt>
              <dd>{translate(`public.home.points.${point}.body`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
