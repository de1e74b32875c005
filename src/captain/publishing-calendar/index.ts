import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import type { Feature } from '../../kernel/features/feature.ts'

/** What goes live and ends at a tenant, day by day. */
export const publishingCalendar: Feature = {
  pages: [
    {
      path: '/captain/tenant/$tenant/publishing',
      icon: EventAvailableOutlined,
      isFirst: true,
      search: 'publishing',
    },
  ],
}
