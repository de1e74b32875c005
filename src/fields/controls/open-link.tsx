import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'react-admin'

/** Opens a field's link in a new tab, so that the form stays open. */
export function OpenLink({ href }: { readonly href: string }) {
  const translate = useTranslate()
  const words = translate('commons.actions.openInNewTab')
  return (
    <IconButton href={href} target="_blank" rel="noopener noreferrer" size="small" aria-label={words} title={words}>
      <OpenInNewIcon fontSize="small" />
    </IconButton>
  )
}
