import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../shell/words-context.tsx'
import { WithWords } from '../../shell/with-words.tsx'
import { useOwnFormat } from '../format.ts'
import { useQuery } from '../frame/use-query.ts'
import { Failed, PlainPage } from '../pages/plain-page.tsx'
import './ai.css'
import { readArea, type Area } from './requests.ts'

interface AreaPageProps {
  readonly title: 'captainAi' | 'captainAiTextToImage' | 'captainAiTranslationImagePrompt'
  /** Which of the two limits concerns the page. */
  readonly counts?: 'pictures' | 'translation'
  children(area: Area, again: () => void): ReactNode
}

/** A page of the AI area: its parts on top, what is left today, and a clear word where it is not set up. */
export const AreaPage = (props: AreaPageProps) => (
  <WithWords sets={['ai', 'validations']}>
    <Loaded {...props} />
  </WithWords>
)

function Loaded({ title, counts, children }: AreaPageProps) {
  const { translate } = useWords()
  const { data, error, retry } = useQuery(readArea, '')
  return (
    <PlainPage title={translate(`titles.pages.${title}`)} busy={!data && !error}>
      <nav className="ai-parts" aria-label={translate('titles.pages.captainAi')}>
        <Part to="/captain/ai" name="area" />
        <Part to="/captain/ai/text-to-image" name="textToImage" />
        <Part to="/captain/ai/translation-image-prompt" name="translation" />
      </nav>
      {error && !data ? <Failed error={error} onRetry={retry} /> : null}
      {data && !data.configured && (
        <div className="notice calm" role="status">
          {translate('ai.failures.notConfigured')}
        </div>
      )}
      {data && counts && data.configured && <Left area={data} of={counts} />}
      {data && children(data, retry)}
    </PlainPage>
  )
}

function Part({ to, name }: { readonly to: string; readonly name: string }) {
  const { translate } = useWords()
  return (
    <Link to={to} className="button small" activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
      {translate(`ai.${name}.name`)}
    </Link>
  )
}

function Left({ area, of }: { readonly area: Area; readonly of: 'pictures' | 'translation' }) {
  const { translate } = useWords()
  const format = useOwnFormat()
  const { mine, all, mineMost, allMost } = area.usage[of]
  const left = Math.max(0, Math.min(mineMost - mine, allMost - all))
  return (
    <p className="soft ai-left">
      {translate(`ai.left.${of}`, { smart_count: left, most: format.number(mineMost) })}{' '}
      {translate('ai.left.resets', { time: format.dateTime(area.resetsAt) })}
    </p>
  )
}
