import { useEffect, type SyntheticEvent } from 'react'
import { useBasename } from 'react-admin'
import { loadOptional } from '../../shell/api/load-optional.ts'
import { loadWhenIdle } from '../../shell/ui/when-idle.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { EmptyList, RowMenu, SelectionBar, ViewTabs } from './list-parts.ts'
import { loadScreen } from './lazy-screen.tsx'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

/** Begins to load what a tick, link or menu button in the rows opens that is pointed at, before it is clicked. */
export function usePreloadRow(): (event: SyntheticEvent) => void {
  const basename = useBasename()
  const words = useWords()
  return ({ target }) => {
    const path = (target as Element).closest<HTMLAnchorElement>('[data-row] a[href]')?.pathname.split(`${basename}/`)[1]
    if ((target as Element).closest('[data-row] [aria-haspopup="menu"]'))
      void loadOptional(() => Promise.all([RowMenu.load(), words.load('comments')]))
    void loadOptional(SelectionBar.load)
    if (path) void loadOptional(() => loadScreen(words, path))
  }
}

/** Once the list is shown, loads the screens at these paths and the tenant's other lists, so that a click finds them. */
export function usePreloadScreens(isShown: boolean, ...paths: readonly (string | undefined)[]): void {
  const basename = useBasename()
  const words = useWords()
  const { entities } = useTenant()
  const below = paths.flatMap((path) => path?.split(`${basename}/`)[1] ?? []).join()
  useEffect(() => {
    if (!isShown) return undefined
    const lists = entities.filter(({ screens }) => screens.includes('list')).map(({ name }) => name)
    // An empty path leads to no screen.
    const screens = [...below.split(','), ...lists].map((path) => () => loadScreen(words, path))
    return loadWhenIdle([...screens, EmptyList.load, ViewTabs.load].map((load) => () => loadOptional(load)))
  }, [words, entities, isShown, below])
}
