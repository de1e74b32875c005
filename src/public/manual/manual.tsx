import { useWords } from '../../shell/words/words-context.tsx'
import { PublicLayout } from '../layout.tsx'
import { sketches } from './sketches.tsx'
import { PasswordSketch } from './password-sketch.tsx'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { PageLink } from '../parts/page-link.tsx'
import './manual.css'

const prerequisites = ['mail', 'device', 'browser'] as const
const troubles = ['passkey', 'password', 'device'] as const

/** How to sign in, step by step, with a drawing of each screen. */
export default function Manual() {
  const { translate } = useWords()
  const word = (key: string): string => translate(`public.manual.${key}`)
  return (
    <PublicLayout ground="gradient">
      <div className="manual">
        <header>
          <Breadcrumbs here={word('title')} />
          <h1>{word('title')}</h1>
          <p className="lead">{word('lead')}</p>
        </header>
        <section className="panel">
          <h2>{word('ready.title')}</h2>
          <ul className="ticks">
            {prerequisites.map((each) => (
              <li key={each}>{word(`ready.${each}`)}</li>
            ))}
          </ul>
        </section>
        <section className="panel">
          <h2>{word('passkey.title')}</h2>
          <ol className="steps">
            {Object.entries(sketches).map(([step, Sketch]) => (
              <li key={step}>
                <Sketch />
                <div>
                  <h3>{word(`passkey.${step}.title`)}</h3>
                  <p>{word(`passkey.${step}.body`)}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
        <section className="panel beside">
          <PasswordSketch />
          <div>
            <h2>{word('password.title')}</h2>
            <p>{word('password.body')}</p>
          </div>
        </section>
        <section className="panel">
          <h2>{word('trouble.title')}</h2>
          <dl className="troubles">
            {troubles.map((each) => (
              <div key={each}>
                <dt>{word(`trouble.${each}.title`)}</dt>
                <dd>{word(`trouble.${each}.body`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className="go">
          <PageLink to="/auth/login" className="button main">
            {word('go')}
          </PageLink>
        </p>
      </div>
    </PublicLayout>
  )
}
