import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

/** Links that show a record on the site before it is public. */
export const previews: Feature = {
  recordActions: [
    {
      name: 'preview-link',
      isFor: ({ public: visibility, parent }) => visibility !== undefined && !parent,
      Part: lazyPart(() => import('./preview-link-button.tsx')),
    },
  ],
}
