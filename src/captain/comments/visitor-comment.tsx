import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { accountErrorText } from '../../auth/account-error-text.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { apiFetch } from '../../shell/api/api.ts'
import { useConfirm } from '../../shell/ui/confirm.tsx'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { EntryHead } from '../history/entry-head.tsx'
import { bubbleStyle, CommentBody, quietButton } from './comment-body.tsx'

interface VisitorCommentProps {
  readonly id: string
  readonly name: string
  readonly link: string | null
  /** The title of the record or the path of the page on which it was written. */
  readonly place: string | null
  readonly doneAt: string | null
  readonly body: string
  readonly createdAt: string
  /** Reads it again. */
  changed(): Promise<unknown>
}

/** What somebody wrote who came by a preview link: members mark it as done, or delete it. */
export function VisitorComment({ id, name, link, place, doneAt, body, createdAt, changed }: VisitorCommentProps) {
  const words = useWords()
  const { translate, load } = words
  const { slug } = useTenant()
  const ask = useConfirm()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const path = `/api/v1/authorized/tenants/${slug}/visitor-comments/${id}` as const
  const isDone = doneAt !== null

  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
      await changed()
    } catch (error) {
      await load('accounts', 'validations').catch(() => {})
      toast({ kind: 'error', text: accountErrorText(words, error) })
    }
    setBusy(false)
  }
  const settle = () => attempt(() => apiFetch(path, { method: 'PUT', body: JSON.stringify({ isDone: !isDone }) }))
  const remove = async () => {
    const agreed = await ask({
      mode: 'delete',
      title: translate('comments.visitor.ask.title'),
      body: translate('comments.visitor.ask.body'),
    })
    if (agreed) await attempt(() => apiFetch(path, { method: 'DELETE' }))
  }

  return (
    <Box data-comment={id} sx={{ display: 'flex', gap: 1.25, p: 1 }}>
      <EntryHead
        name={name}
        sentence={translate('comments.visitor.by', { name })}
        at={createdAt}
        notes={[
          link !== null && translate('comments.visitor.link', { name: link }),
          place ?? false,
          isDone && translate('comments.visitor.done'),
        ]}
        accented={!isDone}
      >
        <Box sx={{ ...bubbleStyle, ...(isDone && { color: 'text.secondary' }) }}>
          <CommentBody body={body} names={{}} />
        </Box>
        <Box sx={{ display: 'flex', gap: 0.5, mt: 0.25, ml: -0.5 }}>
          <Button size="small" variant="text" color="inherit" sx={quietButton} disabled={busy} onClick={settle}>
            {translate(isDone ? 'comments.visitor.reopen' : 'comments.visitor.settle')}
          </Button>
          <Button size="small" variant="text" color="inherit" sx={quietButton} disabled={busy} onClick={remove}>
            {translate('comments.delete')}
          </Button>
        </Box>
      </EntryHead>
    </Box>
  )
}
