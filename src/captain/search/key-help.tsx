import { Fragment, useEffect, useRef } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import { useHelpPath } from '../navigation/help-path.ts'
import { isMac } from '../../shell/ui/is-mac.ts'

/** The keys of captain, as they are named on this machine. */
export function KeyHelp({ onBack }: { readonly onBack: () => void }) {
  const { translate } = useWords()
  const help = useHelpPath()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  const command = isMac() ? '⌘' : 'Ctrl'
  const shift = isMac() ? '⇧' : 'Shift'
  const keys = [
    [translate('search.keys.find'), command, 'K'],
    [translate('search.keys.switchTenant'), command, shift, 'T'],
    [translate('search.keys.list'), '/'],
    [translate('search.keys.rows'), 'J', 'K'],
    [translate('search.keys.save'), command, 'S'],
    [translate('search.keys.choose'), '↑', '↓'],
    [translate('search.keys.open'), 'Enter'],
    [translate('search.keys.dismiss'), 'Esc'],
  ] as const
  return (
    <div className="search-panel">
      <div className="search-head">
        <h2>{translate('search.keys.title')}</h2>
        <button type="button" ref={back} className="search-close shown" onClick={onBack}>
          {translate('search.keys.back')}
        </button>
      </div>
      <dl className="search-keys">
        {keys.map(([what, ...pressed]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>
              {pressed.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className="search-note">{translate('search.keys.editor', { key: `${command} K` })}</p>
      <p className="search-note">
        <a href={help} target="_blank" rel="noopener">
          {translate('search.keys.guide')}
        </a>
      </p>
    </div>
  )
}
