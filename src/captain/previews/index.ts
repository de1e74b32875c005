import AddLinkOutlined from '@mui/icons-material/AddLinkOutlined'
import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'
import { mayMakeLinks } from './preview-link.ts'

/** Links that show a record on the site before it is public. */
export const previews: Feature = {
  pages: [
    {
      path: '/captain/tenant/$tenant/preview-links',
      icon: AddLinkOutlined,
      isFirst: true,
      search: 'preview-links',
      isOf: mayMakeLinks,
    },
  ],
  recordActions: [
    {
      name: 'preview-link',
      isFor: ({ public: visibility, parent }, tenant) => visibility !== undefined && !parent && mayMakeLinks(tenant),
      inForm: true,
      Part: lazyPart(() => import('./preview-link-button.tsx')),
    },
  ],
}
