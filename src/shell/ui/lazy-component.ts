import { createElement, Suspense, use, type ComponentType, type FunctionComponent } from 'react'
import { loadWhenOnline } from '../base/load-when-online.ts'
import { useWords } from '../words/words-context.tsx'

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

/** A component in a chunk of its own, and how it is loaded ahead; `load` tries again what failed before. */
export type LazyComponent<P extends object> = FunctionComponent<P> & { load(): Promise<void> }

/**
 * A component in a chunk of its own, which renders synchronously once loaded. React's `lazy` suspends even then, shows
 * the fallback, and holds back the content for 300 ms to avoid flicker. Without a connection it waits for one.
 */
export function lazyComponent<P extends object>(load: Load<P>): LazyComponent<P> {
  let Loaded: ComponentType<P> | undefined
  let loading: Promise<void> | undefined
  let failed = false

  const begin = (): Promise<void> =>
    (loading ??= loadWhenOnline(load).then(
      (module) => void (Loaded = module.default),
      (error: unknown) => {
        failed = true
        throw error
      },
    ))

  function Part(props: P) {
    // What failed stays so while React renders it again, or it would be loaded for ever.
    if (!Loaded) use(begin())
    return createElement(Loaded!, props)
  }

  return Object.assign(Part, {
    load: () => {
      if (failed) loading = undefined
      failed = false
      return begin()
    },
  })
}

/** A dialog or other part that is not awaited: nothing shows until it and its translations are there. */
export function lazyPart<P extends object>(load: Load<P>, ...sets: readonly string[]): LazyComponent<P> {
  const Loaded = lazyComponent(load)
  function Worded(props: P) {
    use(useWords().load(...sets))
    return createElement(Loaded, props)
  }
  const Part = (props: P) => createElement(Suspense, null, createElement(sets.length > 0 ? Worded : Loaded, props))
  return Object.assign(Part, { load: Loaded.load })
}
