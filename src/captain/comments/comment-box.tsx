import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { maxCommentLength } from '../../../entities/language/shared/comments.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { isMac } from '../../shell/ui/is-mac.ts'
import { matchingMembers, mentionAt, toStoredText, type Member } from './mentions.ts'
import { isComposing } from '../../shell/ui/is-composing.ts'

const shownMembers = 6
/** From which length on it is counted. */
const countedFrom = maxCommentLength - 400

interface CommentBoxProps {
  readonly text: string
  /** Empty while they are not loaded. */
  readonly members: readonly Member[]
  readonly busy: boolean
  readonly fault: string | undefined
  /** Buttons below. */
  readonly actions: ReactNode
  readonly autoFocus?: boolean
  type(text: string): void
  send(): void
  leave?(): void
  onFocus?(): void
}

/** The box in which a comment is written: @ offers the members, Ctrl or ⌘ and Enter send. */
export function CommentBox(props: CommentBoxProps) {
  const { text, members, busy, fault, actions, autoFocus = false, type, send, leave, onFocus } = props
  const { translate } = useWords()
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState(0)
  const [active, setActive] = useState(0)
  const [closedAt, setClosedAt] = useState<number>()
  const [focused, setFocused] = useState(false)
  const mention = focused ? mentionAt(text, caret) : undefined
  const offered =
    mention && mention.start !== closedAt ? matchingMembers(members, mention.typed).slice(0, shownMembers) : []
  const chosen = offered[Math.min(active, offered.length - 1)]
  const length = [...toStoredText(text, members)].length
  const isOffering = offered.length > 0

  useEffect(() => {
    if (autoFocus) box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
  }, [autoFocus])
  useEffect(() => {
    if (isOffering) document.getElementById(`${id}list`)?.scrollIntoView({ block: 'nearest' })
  }, [id, isOffering])

  const pressed = useRef(false)
  useEffect(() => {
    if (!focused) return undefined
    const controller = new AbortController()
    const on = (type: string, value: boolean) =>
      addEventListener(type, () => (pressed.current = value), { capture: true, signal: controller.signal })
    on('pointerdown', true)
    on('pointerup', false)
    on('pointercancel', false)
    return () => controller.abort()
  }, [focused])

  /** The box shrinks once the press that took its focus is over: what stands below it would move from under it. */
  const leaveBox = () => {
    const shrink = () => setFocused(document.activeElement === box.current)
    if (pressed.current) addEventListener('pointerup', () => setTimeout(shrink), { once: true })
    else setFocused(false)
  }

  const pick = ({ name }: Member) => {
    const named = `@${name} `
    const after = mention!.start + named.length
    flushSync(() => {
      type(text.slice(0, mention!.start) + named + text.slice(caret))
      setCaret(after)
      setActive(0)
    })
    box.current?.setSelectionRange(after, after)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const command = boxCommand(event.nativeEvent, isOffering)
    if (!command || (command === 'leave' && !leave)) return
    event.preventDefault()
    event.stopPropagation()
    const at = chosen ? offered.indexOf(chosen) : 0
    if (command === 'send') send()
    if (command === 'pick') pick(chosen!)
    if (command === 'next') setActive((at + 1) % offered.length)
    if (command === 'previous') setActive((at + offered.length - 1) % offered.length)
    if (command === 'closeList') setClosedAt(mention!.start)
    if (command === 'leave') leave?.()
  }

  return (
    <Box sx={{ position: 'relative' }}>
      <TextField
        multiline
        fullWidth
        size="small"
        minRows={focused || text !== '' ? 3 : 1}
        maxRows={14}
        value={text}
        autoFocus={autoFocus}
        placeholder={translate('comments.placeholder')}
        inputRef={box}
        onChange={({ target }) => {
          type(target.value)
          setCaret(target.selectionStart ?? target.value.length)
          setActive(0)
          if (closedAt !== undefined && mentionAt(target.value, target.selectionStart ?? 0)?.start !== closedAt)
            setClosedAt(undefined)
        }}
        onSelect={({ target }) => setCaret((target as HTMLTextAreaElement).selectionStart)}
        onKeyDown={onKeyDown}
        onFocus={() => {
          setFocused(true)
          onFocus?.()
        }}
        onBlur={leaveBox}
        slotProps={{
          htmlInput: {
            'aria-label': translate('comments.label'),
            'aria-describedby': `${id}hint`,
            'aria-invalid': fault !== undefined,
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': isOffering ? `${id}list` : undefined,
            'aria-activedescendant': isOffering ? `${id}${chosen!.id}` : undefined,
            'data-comment-box': true,
            readOnly: busy,
          },
          // Below 16 px, an iPhone zooms in.
          input: { sx: { fontSize: { xs: 16, sm: 14 }, lineHeight: 1.6 } },
        }}
      />
      {isOffering && (
        <Box
          id={`${id}list`}
          role="listbox"
          aria-label={translate('comments.members')}
          sx={{
            position: 'absolute',
            zIndex: 3,
            mt: 0.5,
            insetInline: 0,
            maxWidth: 320,
            maxHeight: 280,
            overflowY: 'auto',
            py: 0.5,
            borderRadius: 1,
            border: '1px solid var(--line)',
            bgcolor: 'background.paper',
            boxShadow: 4,
          }}
        >
          {offered.map((member) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the box, which keeps the focus
            <Box
              key={member.id}
              id={`${id}${member.id}`}
              role="option"
              aria-selected={member === chosen}
              onPointerDown={(event) => event.preventDefault()}
              onPointerMove={() => setActive(offered.indexOf(member))}
              onClick={() => pick(member)}
              sx={{
                display: 'flex',
                alignItems: 'center',
                minHeight: 44,
                px: 1.5,
                fontSize: 14,
                cursor: 'pointer',
                overflowWrap: 'anywhere',
                '&[aria-selected="true"]': { bgcolor: 'color-mix(in srgb, var(--accent) 12%, transparent)' },
              }}
            >
              {member.name}
            </Box>
          ))}
        </Box>
      )}
      {fault !== undefined && (
        <Typography role="alert" sx={{ mt: 0.75, fontSize: 13, color: 'error.main', overflowWrap: 'anywhere' }}>
          {fault}
        </Typography>
      )}
      <Box
        sx={{
          display: focused || text !== '' || fault !== undefined ? 'flex' : 'none',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
          mt: 1,
        }}
      >
        <Typography id={`${id}hint`} sx={{ flex: '1 1 160px', fontSize: 12, lineHeight: 1.5, color: 'text.secondary' }}>
          {translate('comments.hint')}{' '}
          <Box component="span" sx={{ '@media (hover: none)': { display: 'none' } }}>
            {translate('comments.sendKey', { key: isMac() ? '⌘Enter' : 'Ctrl+Enter' })}
          </Box>
          {length > countedFrom && (
            <Box component="span" sx={{ ml: 1, color: length > maxCommentLength ? 'error.main' : undefined }}>
              {translate('comments.length', { length, max: maxCommentLength })}
            </Box>
          )}
        </Typography>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>{actions}</Box>
      </Box>
      <span className="visually-hidden" role="status">
        {isOffering && translate('comments.found', { smart_count: offered.length })}
      </span>
    </Box>
  )
}

type BoxCommand = 'send' | 'pick' | 'next' | 'previous' | 'closeList' | 'leave'

type Key = Pick<
  globalThis.KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'keyCode'
>

/**
 * What a key asks for in the box of a comment; `offering`: while members are offered. Enter, Escape and the arrows
 * belong to the input method while it composes, and Enter alone begins a new line.
 */
export function boxCommand(event: Key, offering: boolean): BoxCommand | undefined {
  if (isComposing(event)) return undefined
  const { key, ctrlKey, metaKey, shiftKey, repeat } = event
  if (key === 'Enter' && (ctrlKey || metaKey)) return repeat ? undefined : 'send'
  if (!offering) return key === 'Escape' ? 'leave' : undefined
  if ((key === 'Enter' || key === 'Tab') && !shiftKey) return 'pick'
  const moves = { ArrowDown: 'next', ArrowUp: 'previous', Escape: 'closeList' } as const
  return Object.hasOwn(moves, key) ? moves[key as keyof typeof moves] : undefined
}
