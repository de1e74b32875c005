import { useWords } from '../../../shell/words/words-context.tsx'
import { scenes } from '../parts/scenes.ts'
import './cases.css'

const cases = ['cafe', 'shop', 'builder'] as const

/** Three sites that the company made, with what became of them. */
export function Cases() {
  const { translate } = useWords()
  return (
    <section className="home-section" id="cases" aria-labelledby="home-cases">
      <div className="measure">
        <div className="section-head">
          <h2 id="home-cases">{translate('public.home.cases.title')}</h2>
          <p>{translate('public.home.cases.lead')}</p>
        </div>
        <ul className="cases">
          {cases.map((name) => (
            <li key={name}>
              <img
                src={scenes[name]}
                alt={translate(`public.home.cases.${name}.alt`)}
                width={400}
                height={210}
                loading="lazy"
              />
              <div>
                <p className="kind">{translate(`public.home.cases.${name}.kind`)}</p>
                <h3>{translate(`public.home.cases.${name}.name`)}</h3>
                <p>{translate(`public.home.cases.${name}.body`)}</p>
                <p className="result">{translate(`public.home.cases.${name}.result`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
