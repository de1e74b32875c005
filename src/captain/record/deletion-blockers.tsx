import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { LinkBase, useCreatePath } from 'react-admin'
import { useEffect, useState } from 'react'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Blocker } from '../../kernel/words/error-text.ts'
import { labelsOf } from '../../kernel/words/labels.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'

/** The most links in the dialog; the rest is shown as a count. */
const maxLinks = 10

interface DeletionBlockersProps {
  readonly blockers: readonly Blocker[]
  onClose(): void
}

/** The records that block a deletion, as links. */
export default function DeletionBlockers({ blockers, onClose }: DeletionBlockersProps) {
  const words = useWords()
  const { translate, load } = words
  const { site } = useTenant()
  const [named, setNamed] = useState(false)
  const createPath = useCreatePath()

  // Only the names of the other entities are needed; their translations are loaded here, since they otherwise come with
  // their screens.
  useEffect(() => {
    void load(...new Set(blockers.map(({ entity }) => `entities/${entity}`))).then(() => setNamed(true))
  }, [load, blockers])

  const nameOf = (entity: string) => (named ? labelsOf(words, entity, site).name : ' ')

  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="blockers-title">
      <DialogTitle id="blockers-title">{translate('commons.failures.inUseTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('commons.failures.inUse')}</DialogContentText>
        <List dense aria-label={translate('commons.failures.inUseBy')}>
          {blockers.slice(0, maxLinks).map(({ entity, id, title }) => (
            <ListItemButton
              key={`${entity}/${id}`}
              component={LinkBase}
              to={createPath({ resource: entity, type: 'edit', id })}
              onClick={onClose}
            >
              <ListItemText primary={title || nameOf(entity)} secondary={title && nameOf(entity)} />
            </ListItemButton>
          ))}
        </List>
        {blockers.length > maxLinks && (
          <DialogContentText>
            {translate('commons.failures.inUseMore', { smart_count: blockers.length - maxLinks })}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('commons.actions.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
