import { lazyRouteComponent } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

/** A component in a chunk of its own. */
export type LazyPart<P extends object> = ComponentType<P> & { load(): Promise<unknown> }

/**
 * A component in a chunk of its own, which renders at once where it was loaded before. React's `lazy` suspends even then,
 * shows the fallback around it, and holds the next content back for 300 ms so that nothing flickers.
 */
export function lazyPart<P extends object>(load: Load<P>): LazyPart<P> {
  const Part = lazyRouteComponent(load as () => Promise<{ default: (props: P) => ReactNode }>)
  return Object.assign(Part as unknown as ComponentType<P>, { load: () => Part.preload?.() ?? Promise.resolve() })
}
