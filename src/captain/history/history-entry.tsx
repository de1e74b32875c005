import { useId, useState } from 'react'
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import type { DraftLanguage } from '../../../entities/language/derived/draft-fields.ts'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Revision } from '../../kernel/api/data-provider.ts'
import { useEntity } from '../../kernel/context/entity-context.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { ChangeRow } from './change-row.tsx'
import { ChangeSet } from './change-set.tsx'
import { changesOf, type Change } from './changes.ts'
import { EntryHead } from './entry-head.tsx'

interface HistoryEntryProps {
  /** The id of the record whose history this is. */
  readonly record: string
  readonly revision: Revision
  /** The draft that it published, and the only language of it; null for both. */
  readonly published?: { readonly language: DraftLanguage | null } | undefined
  /** Absent on the newest entry, which is the current version. */
  readonly onRestore?: (() => Promise<void>) | undefined
  /** How one of the entry's changes is undone by itself; undefined for one that cannot be. */
  readonly onUndoChange?: ((change: Change) => (() => Promise<void>) | undefined) | undefined
  /** Undoes the change set of the entry; what was changed since is asked about. */
  readonly onUndoTogether: (changeSet: string) => Promise<void>
}

/** An entry of a record's history: who, what and when, and the changes when expanded. */
export function HistoryEntry(props: HistoryEntryProps) {
  const { record, revision, published, onRestore, onUndoChange, onUndoTogether } = props
  const { translate } = useWords()
  const format = useFormat()
  const confirm = useConfirm()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const { by, impersonator, action, at, version, others } = revision
  const changes = changesOf(useEntity(), revision.before, revision.after)
  const name = by?.name ?? translate('commons.history.system')

  const restore = async () => {
    const time = format.dateTime(at)
    const agreed = await confirm({
      mode: 'confirm',
      title: translate('commons.dialogs.restoreVersion.title'),
      body: translate('commons.dialogs.restoreVersion.body', { time }),
      ok: translate('commons.dialogs.restoreVersion.ok'),
    })
    if (!agreed) return
    setBusy(true)
    try {
      await onRestore?.()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box component="li" sx={{ listStyle: 'none' }}>
      <ButtonBase
        onClick={() => setOpen(!open)}
        aria-expanded={open}
        aria-controls={id}
        sx={{
          width: '100%',
          textAlign: 'start',
          gap: 1.25,
          p: 1,
          minHeight: 44,
          borderRadius: 1,
          justifyContent: 'flex-start',
          '&:hover': { bgcolor: 'var(--hover)' },
        }}
      >
        <EntryHead
          name={name}
          sentence={translate(`commons.history.by.${published ? 'publishDraft' : action}`, {
            name: impersonator
              ? translate('commons.history.inName', { impersonator: impersonator.name, name })
              : by
                ? translate('commons.history.person', { name })
                : name,
          })}
          at={at}
          notes={[
            !onRestore && translate('commons.history.current'),
            published?.language && translate(`commons.publishedLanguages.${published.language}`),
            others > 0 && translate('commons.history.together', { smart_count: others }),
          ]}
        />
        <KeyboardArrowDown
          aria-hidden
          sx={{ fontSize: 18, color: 'text.secondary', transition: 'rotate 0.15s', rotate: open ? '180deg' : 'none' }}
        />
      </ButtonBase>
      <Collapse in={open} unmountOnExit id={id}>
        <Box data-version={version} sx={{ ml: '46px', mr: 1, mb: 1.5 }}>
          {changes.length === 0 ? (
            <Typography sx={{ fontSize: 13, color: 'text.secondary', py: 0.5 }}>
              {translate('commons.history.noChanges')}
            </Typography>
          ) : (
            <Box component="ul" sx={{ m: 0, p: 0 }}>
              {changes.map((change) => (
                <ChangeRow key={change.field.name} change={change} onUndo={onUndoChange?.(change)} />
              ))}
            </Box>
          )}
          {others > 0 && <ChangeSet record={record} revision={revision} onUndo={onUndoTogether} />}
          {onRestore && (
            <Button size="small" variant="outlined" disabled={busy} onClick={() => void restore()} sx={{ mt: 0.5 }}>
              {translate('commons.actions.restoreVersion')}
            </Button>
          )}
        </Box>
      </Collapse>
    </Box>
  )
}
