import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useSession } from '../../shell/session.ts'
import { useWords } from '../../shell/words-context.tsx'
import { apiJson } from '../../shell/api.ts'
import { useOwnFormat } from '../format.ts'
import { AreaPage } from './area-page.tsx'
import { Glossary } from './glossary.tsx'
import type { Area } from './requests.ts'

/** /captain/ai: what one can do here, how much is left, and the words of one's tenants. */
export default function AiArea() {
  const { translate } = useWords()
  const session = useSession()
  return (
    <AreaPage title="captainAi">
      {(area) => (
        <>
          <ul className="cards">
            <Card to="/captain/ai/text-to-image" name="textToImage" />
            <Card to="/captain/ai/translation-image-prompt" name="translation" />
          </ul>
          <section className="ai-panel">
            <h2>{translate('ai.usage.title')}</h2>
            <Usage area={area} />
          </section>
          {session?.user.role === 'admin' && <UsageOfAll />}
          <Glossary />
        </>
      )}
    </AreaPage>
  )
}

function Card({ to, name }: { readonly to: string; readonly name: string }) {
  const { translate } = useWords()
  return (
    <li>
      <Link to={to} className="ai-card">
        <strong>{translate(`ai.${name}.name`)}</strong>
        <span className="soft">{translate(`ai.${name}.about`)}</span>
      </Link>
    </li>
  )
}

function Usage({ area }: { readonly area: Area }) {
  const { translate } = useWords()
  const format = useOwnFormat()
  return (
    <dl className="ai-usage">
      {(['pictures', 'translation'] as const).map((kind) => {
        const { mine, mineMost, all, allMost } = area.usage[kind]
        return (
          <div key={kind}>
            <dt>{translate(`ai.usage.${kind}`)}</dt>
            <dd>
              <meter min={0} max={mineMost} value={mine} aria-label={translate(`ai.usage.${kind}`)} />
              <span>{translate('ai.usage.mine', { used: format.number(mine), most: format.number(mineMost) })}</span>
              <span className="soft">
                {translate('ai.usage.all', { used: format.number(all), most: format.number(allMost) })}
              </span>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface UsedBy {
  readonly userId: string
  readonly name: string
  readonly pictures: number
  readonly translations: number
}

/** For admins: who used how much today. */
function UsageOfAll() {
  const { translate } = useWords()
  const format = useOwnFormat()
  const [used, setUsed] = useState<readonly UsedBy[]>()
  useEffect(() => {
    const controller = new AbortController()
    apiJson<readonly UsedBy[]>('/api/v1/admin/ai-usage', { signal: controller.signal }).then(setUsed, () => {})
    return () => controller.abort()
  }, [])
  if (!used || used.length === 0) return null
  return (
    <section className="ai-panel">
      <h2>{translate('ai.usage.people')}</h2>
      <table className="ai-table">
        <thead>
          <tr>
            <th scope="col">{translate('ai.usage.person')}</th>
            <th scope="col">{translate('ai.usage.pictures')}</th>
            <th scope="col">{translate('ai.usage.translation')}</th>
          </tr>
        </thead>
        <tbody>
          {used.map(({ userId, name, pictures, translations }) => (
            <tr key={userId}>
              <th scope="row">{name}</th>
              <td>{format.number(pictures)}</td>
              <td>{format.number(translations)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
