import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { Children, isValidElement, useId, type ReactNode } from 'react'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { useLabels } from '../../kernel/words/labels.ts'

interface SectionProps {
  /** The key of its heading; the default is the main section. */
  readonly name?: string
  readonly children: ReactNode
}

/**
 * A titled card of inputs. Leaves out fields that the tenant's site or this form does not have, and renders nothing
 * when none is left.
 */
export function Section({ name = 'main', children }: SectionProps) {
  const title = useLabels(useEntity()).section(name)
  const id = useId()
  const inputs = useOwnInputs(children)
  if (inputs.length === 0) return null
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      data-section={name}
      sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: '176px' }}
    >
      <Box component="h2" id={id} tabIndex={-1} sx={heading}>
        {title}
      </Box>
      <Box sx={inputGrid}>{inputs}</Box>
    </Paper>
  )
}

/** The inputs of the rail: those that classify a record rather than describe it. */
export const Aside = ({ children }: { readonly children: ReactNode }) => <Section name="aside">{children}</Section>

/** What stands in the rail besides, in cards of its own. */
export const Beside = ({ children }: { readonly children: ReactNode }) => <>{children}</>

function useOwnInputs(children: ReactNode): readonly ReactNode[] {
  const { entity, names } = useFormSession()
  return Children.toArray(children).filter((child) => {
    const source = isValidElement<{ source?: string }>(child) ? child.props.source : undefined
    return source === undefined || !entity.fields[source] || names.includes(source)
  })
}

const heading = { m: 0, mb: 2, fontSize: '1rem', fontWeight: 700, lineHeight: 1.4, outline: 'none' } as const

/** One input below the other; of short ones two stand side by side wherever there is room. */
const inputGrid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(260px, 40%)), 1fr))',
  alignItems: 'start',
  columnGap: 3,
  rowGap: 2.5,
  '& > :not([data-short])': { gridColumn: '1 / -1' },
} as const
