import { createContext, use, useEffect } from 'react'

/** What only a screen knows for the breadcrumbs: the title of its record, and that of its parent. */
export interface Crumb {
  readonly record?: string | undefined
  readonly parent?: string | undefined
}

/** Set by the frame, which shows the breadcrumbs; called by the screen that shows a record. */
export const CrumbContext = createContext<(crumb: Crumb) => void>(() => {})

export function useCrumb({ record, parent }: Crumb): void {
  const set = use(CrumbContext)
  useEffect(() => {
    set({ record, parent })
    return () => set({})
  }, [set, record, parent])
}
