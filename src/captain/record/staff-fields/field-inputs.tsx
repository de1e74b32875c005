import Box from '@mui/material/Box'
import { inputByKind } from '../../../fields/input/by-kind.ts'
import { useHasField } from '../../../kernel/context/tenant-context.tsx'
import { useEntity } from '../../../kernel/context/entity-context.tsx'

/** Inputs for the given fields of the current entity, of any kind. */
export const FieldInputs = ({ names }: { readonly names: readonly string[] }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
    {names.map((name) => (
      <FieldInput key={name} name={name} />
    ))}
  </Box>
)

function FieldInput({ name }: { readonly name: string }) {
  const field = useEntity().fields[name]
  const isAtSite = useHasField(name)
  if (!field || !isAtSite) return null
  const { Input } = inputByKind[field.kind]
  return <Input source={name} />
}
