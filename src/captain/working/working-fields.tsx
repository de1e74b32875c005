import Box from '@mui/material/Box'
import { byKind } from '../../fields/by-kind.ts'
import { useHasField } from '../tenant-context.tsx'
import { useEntity } from '../entity-context.tsx'

/** The inputs of some fields of the entity at hand, whatever they are. */
export const WorkingFields = ({ names }: { readonly names: readonly string[] }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
    {names.map((name) => (
      <One key={name} name={name} />
    ))}
  </Box>
)

function One({ name }: { readonly name: string }) {
  const field = useEntity().fields[name]
  const here = useHasField(name)
  if (!field || !here) return null
  const { Input } = byKind[field.kind]
  return <Input source={name} />
}
