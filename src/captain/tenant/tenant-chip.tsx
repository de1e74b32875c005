import Box from '@mui/material/Box'
import { useWords } from '../../shell/words/words-context.tsx'
import { useTenant } from './tenant-context.tsx'
import { tenantName } from './tenant-name.ts'

/** The tenant's name in its colour, to show whose content this is. */
export function TenantChip() {
  const tenant = useTenant()
  const { locale } = useWords()
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: 220,
        px: 1,
        height: 24,
        border: '1px solid var(--line)',
        borderRadius: '12px',
        fontSize: 12,
        color: 'text.secondary',
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ flex: 'none', width: 8, height: 8, borderRadius: '50%', bgcolor: tenant.themeColor }}
      />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {tenantName(tenant, locale)}
      </Box>
    </Box>
  )
}
