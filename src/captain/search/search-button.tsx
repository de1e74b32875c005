import { Suspense, useEffect, useState } from 'react'
import { isComposing } from '../../shell/ui/is-composing.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import { useWords } from '../../shell/words/words-context.tsx'

const SearchDialog = lazyComponent(() => import('./search-dialog.tsx'))

/** Whether the key belongs to the editor of bodies, where it makes a link of what is selected. */
const makesLink = ({ target }: KeyboardEvent): boolean =>
  (target as HTMLElement).isContentEditable && !getSelection()?.isCollapsed

/** Opens the search over everything: by click, ⌘K or Ctrl+K. */
export function SearchButton() {
  const { translate } = useWords()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return
      if (isComposing(event) || makesLink(event)) return
      event.preventDefault()
      if (!document.querySelector('[role="dialog"], dialog[open]')) setOpen(true)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])

  const label = translate('commons.frame.find')
  return (
    <>
      <button
        type="button"
        className="bar-button search-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        aria-label={label}
        onPointerEnter={() => void SearchDialog.load().catch(() => {})}
        onClick={() => setOpen(true)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M20 20l-4-4" />
        </svg>
        <span>{label}</span>
      </button>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
