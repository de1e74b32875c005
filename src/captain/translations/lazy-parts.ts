import { prefetchable } from '../../shell/api/prefetch.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

/** What a pair needs only sometimes: it comes with the form's other parts, after the form. */
export const AskProposals = lazyPart(
  prefetchable(() => import('./ask-proposals.tsx'), 'ai', 'validations'),
  'ai',
  'validations',
)
export const Proposal = lazyPart(prefetchable(() => import('./proposal.tsx')))
export const ProseDiff = lazyPart(prefetchable(() => import('../history/prose-diff.tsx')))
export const loadAlignment = prefetchable(() => import('./align-blocks.ts'))
