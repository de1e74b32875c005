import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

/** What customers are written about records. */
export const emails: Feature = {
  recordActions: [
    {
      name: 'write',
      isFor: ({ emails: sent }) => sent?.written !== undefined,
      Part: lazyPart(() => import('./write-button.tsx')),
    },
  ],
  recordPanels: [
    {
      name: 'emails',
      isFor: ({ emails: sent }) => sent !== undefined && sent.kinds.length > 0,
      Part: lazyPart(() => import('./customer-emails.tsx'), 'emails'),
    },
  ],
}
