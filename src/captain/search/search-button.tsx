import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { isMac } from '../../shell/ui/is-mac.ts'

const SearchDialog = lazyComponent(() => import('./search-dialog.tsx'))

/** Whether the key belongs to the editor of bodies, where it makes a link of what is selected. */
const makesLink = ({ target }: KeyboardEvent): boolean =>
  (target as HTMLElement).isContentEditable && !getSelection()?.isCollapsed

/** Opens the search over everything: by click, or by ⌘K or Ctrl+K, which closes it too. */
export function SearchButton() {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const [typedAhead, setTypedAhead] = useState('')
  const opener = useRef<HTMLElement>(null)
  const prepare = () => void Promise.all([SearchDialog.load(), words.load('search')]).catch(() => {})
  const close = () => setOpen(false)
  const show = () => {
    opener.current = document.activeElement as HTMLElement | null
    setTypedAhead('')
    setOpen(true)
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, shiftKey, altKey } = event
    if (key === 'Control' || key === 'Meta') prepare()
    // On a Mac, Ctrl+K deletes to the end of the line.
    if (key.toLowerCase() !== 'k' || !(isMac() ? event.metaKey : event.ctrlKey) || shiftKey || altKey) return
    if (event.defaultPrevented || isComposing(event) || makesLink(event)) return
    event.preventDefault()
    if (event.repeat) return
    if (open) close()
    else if (!document.querySelector('[role="dialog"], dialog[open]')) show()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
  useEffect(() => (open ? () => opener.current?.focus({ preventScroll: true }) : undefined), [open])

  const label = words.translate('commons.frame.find')
  return (
    <>
      <button
        type="button"
        className="bar-button search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={label}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={show}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4" />
        </svg>
        <span>{label}</span>
      </button>
      {open && (
        // What is typed before the search is there is kept for it, and nothing of it goes to the form behind.
        <Suspense
          fallback={
            <input
              className="visually-hidden"
              aria-label={label}
              autoFocus
              value={typedAhead}
              onChange={({ target }) => setTypedAhead(target.value)}
            />
          }
        >
          <SearchDialog typed={typedAhead} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
