import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'

type Router = ReturnType<typeof useRouter>

/** What the router's stores are in the browser. */
interface Observable {
  subscribe(listener: () => void): { unsubscribe(): void }
}

/**
 * The router as react-admin is to see it: at the page that is loaded, instead of the one being loaded. Its routes follow
 * the location at once; they would render a screen whose code is not there yet, and show its skeleton where the old
 * screen can stay. What changes within a page (search, hash) is seen at once.
 */
export function useSettledRouter(): Router {
  const router = useRouter()
  return useMemo(() => {
    const { location: next, resolvedLocation: loaded } = router.stores
    const location = {
      get() {
        const shown = loaded.get()
        return shown && shown.pathname !== next.get().pathname ? shown : next.get()
      },
      subscribe(listener: () => void) {
        const subscriptions = [next, loaded].map((store) => (store as unknown as Observable).subscribe(listener))
        return { unsubscribe: () => subscriptions.forEach(({ unsubscribe }) => unsubscribe()) }
      },
    }
    return Object.create(router, {
      stores: { value: { ...router.stores, location } },
      // What a list changes of its address stays with the list.
      state: { get: () => ({ ...router.state, location: location.get() }) },
      // A list whose filter applies a moment after it was typed does not call back who has left it meanwhile.
      navigate: {
        value: (options: Parameters<typeof router.navigate>[0]) => {
          const shown = location.get().pathname
          const isLeaving = shown !== next.get().pathname
          return isLeaving && String(options.to).split('?')[0] === shown ? Promise.resolve() : router.navigate(options)
        },
      },
    }) as Router
  }, [router])
}
