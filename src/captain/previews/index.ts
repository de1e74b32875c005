import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined'
import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

/** Links that show a record on the site before it is public. */
export const previews: Feature = {
  pages: [
    { path: '/captain/tenant/$tenant/preview-links', icon: AddLinkOutlined, isFirst: true, search: 'preview-links' },
  ],
  recordActions: [
    {
      name: 'preview-link',
      isFor: ({ public: visibility, parent }) => visibility !== undefined && !parent,
      Part: lazyPart(() => import('./preview-link-button.tsx')),
    },
  ],
}
