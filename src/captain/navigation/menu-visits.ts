import { useEffect } from 'react'

/** The path that was chosen in the menu and whose list has not noticed yet. */
let chosen: string | undefined
const listeners = new Set<() => void>()

/** Called when somebody chooses a path in the menu: its list is then reset, whereas Back keeps the search. */
export function visitByMenu(path: string): void {
  chosen = path
  for (const notify of listeners) notify()
}

/** Forgets what was chosen once the page is another: something else was opened on the way. */
export function dropVisitsElsewhere(path: string): void {
  if (chosen !== path) chosen = undefined
}

/** Whether a list was reached by the menu; true only once for each visit. */
export function consumeMenuVisit(path: string): boolean {
  if (chosen !== path) return false
  chosen = undefined
  return true
}

/** Calls back when the menu leads to the list that is shown already. */
export function useMenuVisit(path: string, visited: () => void): void {
  useEffect(() => {
    const notify = () => {
      if (consumeMenuVisit(path)) visited()
    }
    listeners.add(notify)
    return () => void listeners.delete(notify)
  })
}
