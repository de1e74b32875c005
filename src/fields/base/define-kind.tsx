import { prefetchable } from '../../shell/api/prefetch.ts'
import { lazyComponent } from '../../shell/ui/lazy-component.ts'
import Skeleton from '@mui/material/Skeleton'
import { useRecordContext } from 'react-admin'
import { Suspense, type ComponentType } from 'react'
import type { Field } from '../../../entities/language/entity.ts'
import { useEntity } from '../../captain/screens/entity-context.tsx'
import { useHasField } from '../../captain/tenant/tenant-context.tsx'
import { AlertMark } from './alert-mark.tsx'
import { useBinding } from './binding-context.ts'
import { isEmpty, type FieldEntry, type FieldProps } from './field-entry.ts'
import { FieldShell } from './field-shell.tsx'

export interface DisplayProps {
  readonly field: Field
  /** The key of the field's labels and options; `monthlyClosed.weekday` inside a repeated group. */
  readonly name: string
  /** Never empty. */
  readonly value: unknown
}

/** Builds a kind's `Column` or `Preview`. Renders nothing where the site lacks the field or the value is empty. */
export function displayComponent(Shown: ComponentType<DisplayProps>) {
  const ShownField = ({ source }: FieldProps) => {
    const field = useEntity().fields[source]
    const value = useRecordContext()?.[source] as unknown
    const isAtSite = useHasField(source)
    if (!isAtSite || !field || isEmpty(value)) return null
    return (
      <>
        <AlertMark source={source} />
        <Shown field={field} name={source} value={value} />
      </>
    )
  }
  return Object.assign(ShownField, { Shown })
}

interface InputFrame {
  readonly group?: boolean
  readonly ownLabel?: boolean
}

/**
 * Builds a kind's `Input`. Renders nothing where the site lacks the field. `Part` renders an entry that is not a field
 * of its own.
 */
export function inputComponent(Control: ComponentType<FieldEntry>, frame: InputFrame = {}) {
  const Part = ({ entry }: { readonly entry: FieldEntry }) => (
    <FieldShell entry={entry} {...frame}>
      <Control {...entry} />
    </FieldShell>
  )
  const BoundInput = ({ source }: FieldProps) => {
    const { Bound } = useBinding()
    return <Bound source={source}>{(entry) => <Part entry={entry} />}</Bound>
  }
  const Input = ({ source }: FieldProps) => (useHasField(source) ? <BoundInput source={source} /> : null)
  return Object.assign(Input, { Part })
}

/** A component loaded on demand, with a skeleton in its place while it loads. */
export const lazyDisplay = <P extends object>(load: Load<P>, height?: number) => inItsPlace(lazyComponent(load), height)

/** The same for inputs, which are also preloaded with the form. */
export function lazyInput<P extends object>(load: Load<P>, height?: number, ...words: readonly string[]) {
  const Part = lazyComponent(load)
  prefetchable(Part.load, ...words)
  return inItsPlace(Part, height)
}

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>

const inItsPlace =
  <P extends object>(Part: ComponentType<P>, height = 40) =>
  (props: P) => (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <Part {...props} />
    </Suspense>
  )
