import ArrowDropDown from '@mui/icons-material/ArrowDropDown'
import Button from '@mui/material/Button'
import ButtonGroup from '@mui/material/ButtonGroup'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState, type MouseEvent } from 'react'
import { useWords } from '../../../shell/words/words-context.tsx'

interface PublishMenuProps {
  readonly saving: boolean
  /** The main button; without it, the menu stands alone. */
  readonly publish: { readonly words: string; run(): void } | undefined
  /** The other ways, in the menu; without any, there is none. */
  readonly items: readonly { readonly key: string; readonly words: string; run(): void }[]
}

/** The button that publishes, and beside it a menu of the other ways. */
export function PublishMenu({ saving, publish, items }: PublishMenuProps) {
  const { translate } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const close = () => setAnchor(null)
  const hasMenu = items.length > 0
  const opener = {
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const
  return (
    <>
      {publish && (
        <ButtonGroup variant="contained" disableElevation disabled={saving}>
          <Button data-action="publish" onClick={publish.run}>
            {publish.words}
          </Button>
          {hasMenu && (
            <Button sx={{ px: 0.5 }} aria-label={translate('forms.saveBar.publishMenu')} {...opener}>
              <ArrowDropDown />
            </Button>
          )}
        </ButtonGroup>
      )}
      {!publish && hasMenu && (
        <Button variant="outlined" color="inherit" endIcon={<ArrowDropDown />} disabled={saving} {...opener}>
          {translate('commons.form.publishing')}
        </Button>
      )}
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        {items.map(({ key, words, run }) => (
          <MenuItem
            key={key}
            onClick={() => {
              close()
              run()
            }}
          >
            {words}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
