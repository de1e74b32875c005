import { useEffect, type SyntheticEvent } from 'react'
import { useBasename } from 'react-admin'
import { loadOptional } from '../../shell/api/load-optional.ts'
import { whenIdle } from '../../shell/ui/when-idle.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { SelectionBar } from './layout-parts.ts'
import { RowMenu } from './table/lazy-row-menu.ts'
import { loadScreen } from '../screens/lazy-screen.tsx'

/** Begins to load what a tick, link or menu button in the rows opens that is pointed at, before it is clicked. */
export function usePreloadRow(): (event: SyntheticEvent) => void {
  const basename = useBasename()
  const words = useWords()
  return ({ target }) => {
    const path = (target as Element).closest<HTMLAnchorElement>('[data-row] a[href]')?.pathname.split(`${basename}/`)[1]
    if ((target as Element).closest('[data-row] [aria-haspopup="menu"]')) void loadOptional(RowMenu.load)
    void loadOptional(SelectionBar.load)
    if (path) void loadOptional(() => loadScreen(words, path))
  }
}

/**
 * Loads the screens at these paths once the list is shown and the browser has nothing else to do, so that a click finds
 * them; not for those who save data.
 */
export function usePreloadScreens(...paths: readonly (string | false | undefined)[]): void {
  const basename = useBasename()
  const words = useWords()
  const wanted = paths.flatMap((path) => (path && path.split(`${basename}/`)[1]) || []).join()
  useEffect(() => {
    if (!wanted || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return undefined
    return whenIdle(() => {
      for (const path of wanted.split(',')) void loadOptional(() => loadScreen(words, path))
    })
  }, [words, wanted])
}
