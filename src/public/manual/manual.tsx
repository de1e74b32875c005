import { useWords } from '../../shell/words/words-context.tsx'
import { PublicLayout } from '../layout.tsx'
import { sketches } from './sketches.tsx'
import { Breadcrumbs } from '../parts/breadcrumbs.tsx'
import { PageLink } from '../parts/page-link.tsx'
import './manual.css'
import { SketchScreen } from './sketch-screen.tsx'

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

/** The sign-in page with its two fields. */
function PasswordSketch() {
  const { translate } = useWords()
  const word = (key: string): string => translate(`public.manual.sketch.${key}`)
  return (
    <SketchScreen>
      <rect className="paper" x="58" y="40" width="204" height="148" rx="12" />
      <text className="word small" x="76" y="62">
        {word('email')}
      </text>
      <rect className="box" x="76" y="68" width="168" height="24" rx="6" />
      <text className="word small" x="76" y="110">
        {word('password')}
      </text>
      <rect className="box" x="76" y="116" width="168" height="24" rx="6" />
      <path className="dots" d="M88 128 h.1 M98 128 h.1 M108 128 h.1 M118 128 h.1 M128 128 h.1 M138 128 h.1" />
      <path className="eye" d="M222 128 q8 -9 16 0 q-8 9 -16 0 z" />
      <rect className="action" x="76" y="152" width="168" height="26" rx="8" />
      <text className="word on" x="160" y="169" textAnchor="middle">
        {word('signIn')}
      </text>
    </SketchScreen>
  )
}
