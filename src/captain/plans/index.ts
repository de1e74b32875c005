import PlaylistAddCheckOutlined from '@mui/icons-material/PlaylistAddCheckOutlined'
import type { Entity } from '../../../entities/language/entity.ts'
import { publishingOf } from '../../../entities/language/derived/publishing.ts'
import type { Feature } from '../../kernel/features/feature.ts'
import { lazyPart } from '../../shell/ui/lazy-component.ts'

const canBePlanned = (entity: Entity): boolean => publishingOf(entity) !== undefined || entity.keepsDraft === true

/** Changes of several records that are published together. */
export const plans: Feature = {
  pages: [
    {
      path: '/captain/tenant/$tenant/publish-plans',
      icon: PlaylistAddCheckOutlined,
      isFirst: true,
      search: 'publish-plans',
    },
  ],
  recordActions: [
    {
      name: 'publish-plan',
      isFor: canBePlanned,
      inForm: true,
      Part: lazyPart(() => import('./add-to-plan-button.tsx')),
    },
  ],
  recordPanels: [
    {
      name: 'publish-plans',
      isFor: canBePlanned,
      inForm: true,
      Part: lazyPart(() => import('./plans-of-record.tsx'), 'plans'),
    },
  ],
  selectionActions: [
    {
      name: 'publish-plan',
      isFor: canBePlanned,
      Part: lazyPart(() => import('./add-selection-button.tsx')),
    },
  ],
}
