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
import type { Blocker } from '../words/error-text.ts'
import { labelsOf } from '../words/labels.ts'
import { useTenant } from '../tenant/tenant-context.tsx'

/** A dialog has room for so many links; the rest is a number. */
const maxLinks = 10

interface DeletionBlockersProps {
  readonly blockers: readonly Blocker[]
  onClose(): void
}

/** The records that keep something from being deleted, as links to where that can be changed. */
export default function DeletionBlockers({ blockers, onClose }: DeletionBlockersProps) {
  const words = useWords()
  const { translate, load } = words
  const { site } = useTenant()
  const [named, setNamed] = useState(false)
  const createPath = useCreatePath()

  // The other entities' own words come with their own screens; here only their names are wanted.
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
