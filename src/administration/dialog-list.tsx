import type { ReactNode, Ref } from 'react'
import Box from '@mui/material/Box'

/** A short list inside a dialog: description at the start, actions at the end. */
export const DialogList = ({ ref, children }: { readonly ref?: Ref<HTMLElement>; readonly children: ReactNode }) => (
  <Box
    ref={ref}
    component="ul"
    sx={{
      m: 0,
      p: 0,
      listStyle: 'none',
      '& li': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, py: 1 },
      '& li + li': { borderTop: '1px solid var(--line)' },
    }}
  >
    {children}
  </Box>
)
