import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import { useState } from 'react'
import { screens } from '../../generated/screens.ts'
import type { Answer } from '../../shell/base/answer.ts'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { PathLink } from '../navigation/path-link.tsx'
import type { ScreenMap } from '../../kernel/context/screen-map.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { labelsOf } from '../../kernel/words/labels.ts'
import './dashboard.css'

type Steps = Answer<'GET /api/v1/authorized/tenants/{tenant}/summary'>['firstSteps']

const screenMap: ScreenMap = screens
const keyOf = (tenant: string) => `captain.firstSteps.${tenant}`

/**
 * What a new tenant's staff make first, each with a link to its screen; gone once all of it is done, or hidden by hand
 * in this browser.
 */
export default function FirstSteps({ steps }: { readonly steps: Steps }) {
  const { translate } = useWords()
  const tenant = useTenant()
  const [hidden, setHidden] = useState(() => readStored('localStorage', keyOf(tenant.slug)) !== null)
  const done = steps.filter((step) => step.done).length
  if (hidden || done === steps.length) return null

  return (
    <section className="panel first-steps" aria-labelledby="first-steps">
      <header>
        <h2 id="first-steps">{translate('dashboard.steps.title')}</h2>
        <span className="soft">{translate('dashboard.steps.progress', { done, total: steps.length })}</span>
        <button
          type="button"
          className="button"
          onClick={() => {
            writeStored('localStorage', keyOf(tenant.slug), 'hidden')
            setHidden(true)
          }}
        >
          {translate('dashboard.steps.hide')}
        </button>
      </header>
      <p className="soft">{translate('dashboard.steps.lead')}</p>
      <ul>
        {steps.map((each) => (
          <li key={each.step}>
            <Step {...each} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Step({ step, done }: Steps[number]) {
  const words = useWords()
  const { translate } = words
  const { slug, site } = useTenant()
  const entity = screenMap[step]
  const label = labelsOf(words, step, site)
  const text = !entity
    ? translate('dashboard.steps.library')
    : entity.single
      ? translate('dashboard.steps.fill', { name: label.menu })
      : translate('dashboard.steps.create', { name: label.name })
  const creates = !done && entity?.sites[site]?.includes('create')
  return (
    <PathLink to={`/captain/tenant/${slug}/${step}${creates ? '/create' : ''}`} className={done ? 'done' : undefined}>
      {done ? (
        <CheckCircleIcon fontSize="small" color="success" titleAccess={translate('dashboard.steps.done')} />
      ) : (
        <RadioButtonUncheckedIcon fontSize="small" aria-hidden />
      )}
      <span>{text}</span>
    </PathLink>
  )
}
