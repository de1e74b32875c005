import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { commentParts } from '../../../entities/language/shared/comments.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import type { Thread } from './thread.ts'

/** How the text of a comment stands out. */
export const bubbleStyle = {
  mt: 0.75,
  px: 1.5,
  py: 1,
  borderRadius: '4px 12px 12px',
  bgcolor: 'var(--hover)',
  fontSize: 14,
  lineHeight: 1.7,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const

/** The buttons below it. */
export const quietButton = {
  minWidth: 0,
  minHeight: { xs: 44, sm: 28 },
  px: 1,
  fontSize: 12,
  color: 'text.secondary',
} as const

/** The text of a comment, with the accounts that it names and the addresses in it. */
export function CommentBody({ body, names }: { readonly body: string; readonly names: Thread['names'] }) {
  const { translate } = useWords()
  return piecesOf(body).map(({ at, text, link, account }) => {
    if (account !== undefined)
      return (
        <Box key={at} component="b" sx={{ color: 'var(--accent)' }}>
          @{names[account] ?? translate('comments.formerMember')}
        </Box>
      )
    if (!link) return text
    return (
      <Link key={at} href={text} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </Link>
    )
  })
}

interface Piece {
  readonly text?: string
  readonly link?: true
  readonly account?: string
}

/** The pieces of a comment, and where each ends. */
function piecesOf(body: string): readonly (Piece & { readonly at: number })[] {
  let at = 0
  return commentParts(body)
    .flatMap<Piece>((part) => (part.account === undefined ? textParts(part.text) : [part]))
    .map((piece) => {
      at += (piece.text ?? piece.account ?? '').length
      return { ...piece, at }
    })
}

/** Where an address ends: at spaces, quotes, brackets and Japanese punctuation. */
const address = /https?:\/\/[^\s<>"'「」『』（）【】、。，．！？]+/g

/** A plain text as its parts, with the web addresses in it; a sign that ends the sentence is no part of one. */
export function textParts(text: string): readonly { readonly text: string; readonly link?: true }[] {
  const parts: { text: string; link?: true }[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const link = withoutEnd(found)
    if (!URL.canParse(link)) continue
    if (index > from) parts.push({ text: text.slice(from, index) })
    parts.push({ text: link, link: true })
    from = index + link.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}

/** A closing bracket belongs to an address that has the opening one. */
function withoutEnd(found: string): string {
  const link = found.replace(/[.,;:!?]+$/, '')
  return link.endsWith(')') && !link.includes('(') ? link.slice(0, -1) : link
}
