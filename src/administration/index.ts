import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import MonitorHeartOutlined from '@mui/icons-material/MonitorHeartOutlined'
import PendingActionsOutlined from '@mui/icons-material/PendingActionsOutlined'
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined'
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined'
import WebhookOutlined from '@mui/icons-material/WebhookOutlined'
import type { Feature } from '../kernel/features/feature.ts'

/** What the administrators of the installation and of a tenant see to. */
export const administration: Feature = {
  pages: [
    { path: '/admin/auth-user', icon: PeopleAltOutlined, search: 'accounts' },
    { path: '/admin/auth-user/new', search: 'invite' },
    { path: '/admin/audit-event', icon: HistoryOutlined, search: 'audit' },
    { path: '/admin/job', icon: PendingActionsOutlined, search: 'jobs' },
    { path: '/admin/health', icon: MonitorHeartOutlined, search: 'health' },
    { path: '/captain/tenant/$tenant/api-keys', icon: VpnKeyOutlined, search: 'api-keys' },
    { path: '/captain/tenant/$tenant/redirects', icon: AltRouteOutlined, search: 'redirects' },
    { path: '/captain/tenant/$tenant/webhooks', icon: WebhookOutlined, search: 'webhooks' },
  ],
}
