import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

/**
 * Drafts beside what the public sees: a switch on the page of a record. The form of a record has its parts here, too, and
 * loads them by itself (`edit/edit-record.tsx`).
 */
export const drafts: Feature = {
  recordPanels: [
    {
      name: 'draft',
      isFor: ({ keepsDraft }) => keepsDraft === true,
      Part: lazyPart(() => import('./preview-switch.tsx'), 'drafts'),
    },
  ],
}
