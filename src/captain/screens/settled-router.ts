import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'

type Router = ReturnType<typeof useRouter>

/**
 * The router as react-admin is to see it: at the location whose page is loaded, instead of the one being loaded. Its
 * routes follow the location at once; they would render a screen whose code is not there yet, and show its skeleton
 * where the old screen can stay.
 */
export function useSettledRouter(): Router {
  const router = useRouter()
  return useMemo(() => {
    const location = router.stores.resolvedLocation
    return Object.create(router, {
      stores: { value: { ...router.stores, location } },
      // What a list changes of its address stays with the list.
      state: { get: () => ({ ...router.state, location: location.get() ?? router.state.location }) },
    }) as Router
  }, [router])
}
