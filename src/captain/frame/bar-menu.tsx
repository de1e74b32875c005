import Menu from '@mui/material/Menu'
import { useState, type ReactNode } from 'react'

interface BarMenuProps {
  readonly label: string
  readonly button: ReactNode
  /** The visible text of the button, if any; the accessible name includes it. */
  readonly shown?: string
  /** The entries; `close` closes the menu. */
  children(close: () => void): ReactNode
}

/** A button of the top bar that opens a menu. */
export function BarMenu({ label, button, shown, children }: BarMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = (): void => setAnchor(null)
  return (
    <>
      <button
        type="button"
        className="bar-button"
        aria-label={shown ? `${label} ${shown}` : label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {button}
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {children(close)}
      </Menu>
    </>
  )
}
