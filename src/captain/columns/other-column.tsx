import { displayByKind } from '../../fields/display/by-kind.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'

/** A column of a field that the screen does not declare one for. */
export default function OtherColumn({ source }: { readonly source: string }) {
  const field = useEntity().fields[source]
  if (!field) return null
  const { Column } = displayByKind[field.kind]
  return <Column source={source} />
}
