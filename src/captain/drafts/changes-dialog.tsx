import Box from '@mui/material/Box'
import { useFormSession } from '../../kernel/form/session-context.tsx'
import { useScope } from '../../kernel/words/scope.ts'
import { ChangeRow } from '../history/change-row.tsx'
import { changesOf } from '../history/changes.ts'
import { LiveDialog } from './live-dialog.tsx'

/** Compares what stands in the form with the live record, field by field; each difference can be taken back in the form. */
export default function ChangesDialog({ close }: { close(): void }) {
  const session = useFormSession()
  const { entity, translate } = useScope()
  return (
    <LiveDialog title={translate('drafts.changes')} maxWidth="md" close={close}>
      {(live) => {
        const changes = changesOf(entity, live, { ...live, ...session.values() })
        return changes.length === 0 ? (
          <p style={{ margin: 0 }}>{translate('drafts.noChanges')}</p>
        ) : (
          <>
            <p style={{ margin: 0 }}>{translate('drafts.changesHelp')}</p>
            <Box component="ul" data-changes sx={{ m: 0, p: 0 }}>
              {changes.map((change) => (
                <ChangeRow
                  key={change.field.name}
                  change={change}
                  onUndo={async () => session.put({ [change.field.name]: change.before })}
                />
              ))}
            </Box>
          </>
        )
      }}
    </LiveDialog>
  )
}
