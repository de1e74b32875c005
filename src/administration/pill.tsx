import Box from '@mui/material/Box'

export type PillColour = 'green' | 'grey' | 'blue' | 'amber' | 'red'

/** A coloured label for the state of an account or the kind of an event. */
export const Pill = ({ colour, children }: { readonly colour: PillColour; readonly children: string }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      px: '8px',
      height: 24,
      borderRadius: '12px',
      color: `var(--${colour})`,
      bgcolor: `var(--${colour}-soft)`,
      fontSize: 12,
      fontWeight: 700,
      whiteSpace: 'nowrap',
    }}
  >
    {children}
  </Box>
)
