import { useEntity } from '../../kernel/context/entity-context.tsx'
import { loadWhenOnline } from '../../shell/base/load-when-online.ts'
import type { FieldProps } from '../../kernel/form/field-entry.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const Mark = lazyPart(() => loadWhenOnline(() => import('./alert-note.tsx')))

/** Shows, before a value, a warning about the record. Most entities declare no alerts and never load the code. */
export function AlertMark({ source }: FieldProps) {
  if (!Object.values(useEntity().alerts ?? {}).some(({ at }) => at === source)) return null
  return <Mark source={source} />
}
