import { createContext, use, useEffect } from 'react'

/** What only a screen knows of where one is: the record it shows, and the one it stands within. */
export interface Crumb {
  readonly record?: string | undefined
  readonly parent?: string | undefined
}

/** The frame lends the place of the breadcrumbs; the screen that shows a record fills it. */
export const CrumbContext = createContext<(crumb: Crumb) => void>(() => {})

export function useCrumb({ record, parent }: Crumb): void {
  const set = use(CrumbContext)
  useEffect(() => {
    set({ record, parent })
    return () => set({})
  }, [set, record, parent])
}
