import Skeleton from '@mui/material/Skeleton'
import { Suspense, type ComponentType } from 'react'
import { prefetchable } from '../../shell/api/prefetch.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'

/** A component loaded on demand, with a skeleton in its place while it loads. */
export const lazyDisplay = <P extends object>(load: Load<P>, height?: number) => inItsPlace(lazyComponent(load), height)

/** The same for inputs; once `prepare` is called, it is loaded with the form. */
export function lazyInput<P extends object>(load: Load<P>, height?: number, ...words: readonly string[]) {
  const Part = lazyComponent(load)
  let isPrepared = false
  const prepare = (): void => {
    if (!isPrepared) prefetchable(Part.load, ...words)
    isPrepared = true
  }
  return Object.assign(inItsPlace(Part, height), { prepare })
}

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

const inItsPlace =
  <P extends object>(Part: ComponentType<P>, height = 40) =>
  (props: P) => (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <Part {...props} />
    </Suspense>
  )
