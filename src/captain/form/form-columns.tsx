import Box from '@mui/material/Box'
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Aside, Beside } from './section.tsx'

/** Splits the children of a form, with fragments flattened, into those of the main column and those of the rail. */
export function splitRail(children: ReactNode): {
  readonly main: readonly ReactNode[]
  readonly rail: readonly ReactNode[]
} {
  const all = flattenFragments(children)
  return { main: all.filter((child) => !isAside(child)), rail: all.filter(isAside) }
}

const flattenFragments = (children: ReactNode): readonly ReactNode[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment
      ? flattenFragments(child.props.children)
      : [child],
  )

const isAside = (child: ReactNode): child is ReactElement =>
  isValidElement(child) && (child.type === Aside || child.type === Beside)

/** The main column next to the rail where both fit, else stacked. */
export const FormColumns = ({ main, rail }: { readonly main: ReactNode; readonly rail: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    }}
  >
    <Box sx={column}>{main}</Box>
    <Box sx={column}>{rail}</Box>
  </Box>
)

const column = { display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 } as const
