import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSession } from '../../shell/session/session.ts'
import { useToast } from '../../shell/ui/toast.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { EntryHead } from '../history/entry-head.tsx'
import { errorText } from '../../kernel/words/error-text.ts'
import { useAuthorName } from './author-name.ts'
import { bubbleStyle, CommentBody, quietButton } from './comment-body.tsx'
import { CommentBox } from './comment-box.tsx'
import { useDraft } from './draft.ts'
import { toStoredText, toTypedText, withDistinctNames, type Member } from './mentions.ts'
import { useThreadCalls, type Comment, type Thread } from './thread.ts'
import { useMembers } from './use-members.ts'
import { VisitorComment } from './visitor-comment.tsx'
import { useScope } from '../../kernel/words/scope.ts'

interface CommentEntryProps {
  readonly record: string
  readonly comment: Comment
  readonly names: Thread['names']
}

/** A comment in a record's history, of a member or of somebody who came by a preview link. */
export default function CommentEntry(props: CommentEntryProps) {
  const { record, comment } = props
  const { readAgain } = useThreadCalls(record)
  if (!comment.visitor) return <MemberComment {...props} />
  const { id, body, createdAt, visitor } = comment
  const { page, ...written } = visitor
  return <VisitorComment {...written} id={id} place={page} body={body} createdAt={createdAt} changed={readAgain} />
}

/** A comment of a member; one's own can be edited and deleted. */
function MemberComment({ record, comment, names }: CommentEntryProps) {
  const { translate, load, labels } = useScope()
  const toast = useToast()
  const me = useSession()?.user.id
  const { edit, erase } = useThreadCalls(record)
  const [editing, setEditing] = useState(false)
  const [busy, setBusy] = useState(false)
  const entry = useRef<HTMLDivElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  /** Brings the focus back to its place where what had it is gone; whoever went elsewhere stays there. */
  const keepFocus = (place: HTMLElement | null) => {
    const { activeElement } = document
    if (!activeElement || activeElement === document.body || entry.current?.contains(activeElement)) place?.focus()
  }
  const closeEditor = () => {
    flushSync(() => setEditing(false))
    keepFocus(editButton.current)
  }
  const { body, by, createdAt, editedAt, deletedAt } = comment
  const stands = deletedAt === null
  const { nameOf, authorOf } = useAuthorName()

  const showFault = async (thrown: unknown) => {
    await load('validations').catch(() => {})
    toast({ kind: 'error', text: errorText(translate, labels, thrown) })
  }
  const restore = async (left: Comment) => {
    try {
      await edit(left, body)
      keepFocus(entry.current)
      toast({ kind: 'success', text: translate('comments.restored') })
    } catch (error) {
      await showFault(error)
    }
  }
  const remove = async () => {
    setBusy(true)
    // Its buttons go with the comment.
    entry.current?.focus()
    try {
      const left = await erase(comment)
      toast({
        kind: 'success',
        text: translate('comments.deleted'),
        action: { label: translate('commons.actions.undo'), run: () => restore(left) },
      })
    } catch (error) {
      await showFault(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box ref={entry} tabIndex={-1} data-comment={comment.id} sx={{ display: 'flex', gap: 1.25, p: 1 }}>
      <EntryHead
        name={nameOf(by.name)}
        sentence={translate(stands ? 'comments.by' : 'comments.erasedBy', { name: authorOf(comment) })}
        at={createdAt}
        notes={[stands && editedAt !== null && translate('comments.edited')]}
        accented={stands}
      >
        {stands &&
          (editing ? (
            <CommentEditor record={record} comment={comment} names={names} close={closeEditor} />
          ) : (
            <>
              <Box sx={bubbleStyle}>
                <CommentBody body={body} names={names} />
              </Box>
              {by.id === me && (
                <Box sx={{ display: 'flex', gap: 0.5, mt: 0.25, ml: -0.5 }}>
                  <Button
                    ref={editButton}
                    size="small"
                    variant="text"
                    color="inherit"
                    sx={quietButton}
                    onClick={() => setEditing(true)}
                  >
                    {translate('comments.edit')}
                  </Button>
                  <Button size="small" variant="text" color="inherit" sx={quietButton} disabled={busy} onClick={remove}>
                    {translate('comments.delete')}
                  </Button>
                </Box>
              )}
            </>
          ))}
      </EntryHead>
    </Box>
  )
}

interface CommentEditorProps extends CommentEntryProps {
  close(): void
}

function CommentEditor({ record, comment, names, close }: CommentEditorProps) {
  const { translate } = useWords()
  const { members, loading, failed, read } = useMembers(true)
  const named = Object.entries(names).map(([id, name]) => ({ id, name: name ?? translate('comments.formerMember') }))
  // Whoever is named already can be, though they belong to the tenant no more.
  const withNamed = (known: readonly Member[]) =>
    withDistinctNames([...known, ...named.filter(({ id }) => known.every((each) => each.id !== id))])
  if (loading) return <Box sx={{ minHeight: 96 }} aria-busy />
  return (
    <>
      {failed && (
        <Typography role="status" sx={{ mt: 0.75, fontSize: 13, color: 'text.secondary' }}>
          {translate('comments.unreadable')}
        </Typography>
      )}
      <LoadedEditor
        record={record}
        comment={comment}
        members={members}
        people={withNamed(members)}
        readPeople={async () => withNamed(await read())}
        close={close}
      />
    </>
  )
}

interface LoadedEditorProps extends Pick<CommentEditorProps, 'record' | 'comment' | 'close'> {
  readonly members: readonly Member[]
  readonly people: readonly Member[]
  /** Fails where the members cannot be read. */
  readPeople(): Promise<readonly Member[]>
}

function LoadedEditor({ record, comment, members, people, readPeople, close }: LoadedEditorProps) {
  const { translate, load, labels } = useScope()
  const { edit } = useThreadCalls(record)
  const [initial] = useState(() => toTypedText(comment.body, people))
  const { text, type, store, forget } = useDraft(`${record}/${comment.id}`, initial)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()

  const leave = () => {
    forget()
    close()
  }
  const send = async () => {
    if (busy || text.trim() === '') return
    if (toStoredText(text, people).trim() === comment.body) return leave()
    setBusy(true)
    setFault(undefined)
    store()
    try {
      // Without the members, a name would be sent as mere text.
      const body = toStoredText(text, /[@＠]/.test(text) ? await readPeople() : people).trim()
      await edit(comment, body)
      leave()
    } catch (error) {
      await load('validations').catch(() => {})
      setFault(errorText(translate, labels, error))
      setBusy(false)
    }
  }

  return (
    <Box sx={{ mt: 0.75 }}>
      <CommentBox
        autoFocus
        text={text}
        members={members}
        busy={busy}
        fault={fault}
        type={type}
        send={() => void send()}
        // What was typed is there again when it is opened the next time.
        leave={close}
        actions={
          <>
            <Button size="small" color="inherit" disabled={busy} onClick={leave}>
              {translate('commons.actions.cancel')}
            </Button>
            <Button
              size="small"
              variant="contained"
              loading={busy}
              disabled={text.trim() === ''}
              onClick={() => void send()}
            >
              {translate('commons.actions.save')}
            </Button>
          </>
        }
      />
    </Box>
  )
}
