import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import type { ElementType } from 'react'

type IconItemProps = MenuItemProps<'li', { readonly component?: ElementType; readonly to?: string }> & {
  readonly icon: ElementType
  readonly iconColor?: 'error'
}

/** An entry of a menu with its icon. */
export const IconItem = ({ icon: Icon, iconColor, children, ...item }: IconItemProps) => (
  <MenuItem {...item}>
    <ListItemIcon aria-hidden>
      <Icon fontSize="small" {...(iconColor && { color: iconColor })} />
    </ListItemIcon>
    {children}
  </MenuItem>
)
