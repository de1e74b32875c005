import { isComposing } from '../../shell/ui/is-composing.ts'

export type BoxCommand = 'send' | 'pick' | 'next' | 'previous' | 'closeList' | 'leave'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'repeat' | 'isComposing' | 'keyCode'>

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
