import { useState } from 'react'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { errorText } from '../../kernel/words/error-text.ts'
import { CommentBox } from './comment-box.tsx'
import { useDraft } from './draft.ts'
import { toStoredText } from './mentions.ts'
import { useThreadCalls } from './thread.ts'
import { useMembers } from './use-members.ts'
import { useScope } from '../../kernel/words/scope.ts'

/** Where a comment on a record is written. What was typed stays until it has arrived. */
export default function Composer({ record }: { readonly record: string }) {
  const { translate, load, labels } = useScope()
  const { write } = useThreadCalls(record)
  const { text, type, identify, forget } = useDraft(record, '')
  const [wanted, setWanted] = useState(false)
  const { members, read } = useMembers(wanted || text !== '')
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [sent, setSent] = useState(false)

  const send = async () => {
    if (busy || text.trim() === '') return
    setBusy(true)
    setFault(undefined)
    setSent(false)
    try {
      const id = await identify()
      // Without the members, a name would be sent as mere text.
      const people = /[@＠]/.test(text) ? await read() : members
      await write(id, toStoredText(text, people).trim())
      forget()
      setSent(true)
    } catch (error) {
      await load('validations').catch(() => {})
      setFault(errorText(translate, labels, error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box sx={{ px: 1, pb: 1.5 }}>
      <CommentBox
        text={text}
        members={members}
        busy={busy}
        fault={fault}
        type={type}
        send={() => void send()}
        onFocus={() => setWanted(true)}
        actions={
          <Button
            size="small"
            variant="contained"
            loading={busy}
            disabled={text.trim() === ''}
            // A press would take the focus from the box, and what stands below it would move away.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => void send()}
            data-action="comment"
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          >
            {translate('comments.send')}
          </Button>
        }
      />
      <span className="visually-hidden" role="status">
        {sent && translate('comments.sent')}
      </span>
    </Box>
  )
}
