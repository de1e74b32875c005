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
      // A list whose filter applies a moment after it was typed does not call back who has left it meanwhile.
      navigate: {
        value: (options: Parameters<typeof router.navigate>[0]) => {
          const [shown, next] = [location.get()?.pathname, router.stores.location.get().pathname]
          const isLeaving = shown !== undefined && shown !== next
          return isLeaving && String(options.to).split('?')[0] === shown ? Promise.resolve() : router.navigate(options)
        },
      },
    }) as Router
  }, [router])
}
