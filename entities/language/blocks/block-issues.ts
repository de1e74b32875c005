import type { z } from 'zod'
import { limits } from './blocks.ts'
import type { Issue } from '../rule.ts'

type Step = string | number
interface UncheckedBlock {
  readonly type?: unknown
}

/**
 * Converts a zod issue inside a rich text to messages that name the block: its number, its type and the part. `path` is
 * the path within the rich text; the fault is reported at the block. Undefined for an issue of the rich text itself.
 */
export function blockIssues(
  body: unknown,
  field: string,
  path: readonly Step[],
  issue: z.core.$ZodIssue,
): readonly Issue[] | undefined {
  const [blocks, place, ...pathInBlock] = path
  if (blocks !== 'blocks') return undefined
  if (typeof place !== 'number')
    return issue.code === 'too_big'
      ? [{ path: [field, 'blocks'], rule: 'blocks.limit', params: { max: limits.blocks } }]
      : undefined
  const block = (body as { readonly blocks: readonly unknown[] }).blocks[place] as UncheckedBlock | null | undefined
  const type = typeof block?.type === 'string' ? block.type.slice(0, 50) : ''
  const at = (rule: string, params: Issue['params'] = {}): Issue => ({
    path: [field, 'blocks', place],
    rule,
    params: { n: place + 1, block: type, ...params },
  })
  if (issue.code === 'unrecognized_keys') return issue.keys.map((name) => at('blocks.unknownKey', { name }))
  return [blockIssue(type, pathInBlock, issue, at)]
}

function blockIssue(
  type: string,
  pathInBlock: readonly Step[],
  issue: z.core.$ZodIssue,
  at: (rule: string, params?: Issue['params']) => Issue,
): Issue {
  const name = pathInBlock.filter((step) => typeof step === 'string').join('.') || 'type'
  if (issue.code === 'custom' && typeof issue.params?.rule === 'string') return at(issue.params.rule)
  if (issue.code === 'invalid_union' && name === 'type') return at(type ? 'blocks.unknown' : 'blocks.shape', { name })
  if (type === 'header' && name === 'data.level') return at('integrity.richTextHeaderLevel')
  if (type === 'embed' && name === 'data.service') return at('integrity.richTextEmbed')
  if (type === 'list' && issue.code === 'invalid_union') return at('blocks.depth', { max: limits.depth })
  if (issue.code === 'too_big')
    return at(issue.origin === 'array' ? 'blocks.tooMany' : 'blocks.tooLong', { name, max: Number(issue.maximum) })
  return at('blocks.shape', { name })
}
