import { Suspense, use, type ReactNode } from 'react'
import { useWords } from './words-context.tsx'

interface WithWordsProps {
  readonly sets: readonly string[]
  readonly children: ReactNode
}

/** Renders its children once the given translation namespaces have loaded. */
export const WithWords = (props: WithWordsProps) => (
  <Suspense fallback={<div className="awaited" aria-busy="true" />}>
    <Loaded {...props} />
  </Suspense>
)

function Loaded({ sets, children }: WithWordsProps) {
  use(useWords().load(...sets))
  return children
}
