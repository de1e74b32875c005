import { ThemeProvider } from '@mui/material/styles'
import { Outlet, useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, use, useEffect, useMemo, useState, type CSSProperties } from 'react'
import { SignInDialog } from '../../auth/sign-in-dialog.tsx'
import '../../shell/confirm-dialog.tsx'
import { CaptainAwaited } from '../../shell/captain-awaited.tsx'
// Here, so that a guard never has to be fetched in the middle of somebody's work.
import '../../shell/guard-pass.ts'
import { Queries } from '../../shell/queries.tsx'
import { knowTenant, onTenantsChanged } from '../../shell/read-tenant.ts'
import { ScreenAwaited } from '../../shell/screen-awaited.tsx'
import { NewBuild } from '../../shell/new-build.tsx'
import { Offline } from '../../shell/offline.tsx'
import { useThemeChoice } from '../../shell/theme.tsx'
import { useWords } from '../../shell/words-context.tsx'
import { CrumbContext, type Crumb } from '../crumbs.tsx'
import { loadCaptainWords } from '../menu-words.ts'
import { TenantContext, type TenantAnswer } from '../tenant-context.tsx'
import { captainTheme } from '../theme.ts'
import './frame.css'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { SideNav } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'
import { ThemeFollower } from './theme-follower.tsx'
import { useCollapsed } from './use-collapsed.ts'

/** The captain layout: navigation at the side, the bar on top, the page in the middle. */
export default function Frame() {
  const words = useWords()
  const { choice } = useThemeChoice()
  const theme = useMemo(() => captainTheme(words.locale), [words.locale])
  return (
    <Queries>
      <ThemeProvider theme={theme} defaultMode={choice} storageManager={null} disableTransitionOnChange>
        <ThemeFollower />
        <Suspense fallback={<CaptainAwaited />}>
          <Shell />
        </Suspense>
        <SignInDialog />
        <NewBuild />
        <Offline />
      </ThemeProvider>
    </Queries>
  )
}

const tenantRoute = '/captain/tenant/$tenant'

function Shell() {
  const words = useWords()
  const tenant = useMatch({ from: tenantRoute, shouldThrow: false })?.loaderData as TenantAnswer | undefined
  use(loadCaptainWords(words))
  if (tenant) use(words.load(`sites/${tenant.site}`))

  useEffect(() => {
    if (tenant) knowTenant(tenant)
  }, [tenant])

  const router = useRouter()
  useEffect(
    () => onTenantsChanged(() => void router.invalidate({ filter: ({ routeId }) => routeId === tenantRoute })),
    [router],
  )

  const [collapsed, toggle] = useCollapsed()
  const [crumb, setCrumb] = useState<Crumb>({})
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // Going anywhere closes the drawer.
  const [openAt, setOpenAt] = useState<string>()

  return (
    <TenantContext value={tenant}>
      <div
        className="captain"
        data-collapsed={collapsed || undefined}
        style={{ '--tenant': tenant?.themeColor ?? 'transparent' } as CSSProperties}
      >
        <SideNav collapsed={collapsed} onToggle={toggle} open={openAt === path} onClose={() => setOpenAt(undefined)} />
        <div className="captain-page">
          <TopBar crumb={crumb} onMenu={() => setOpenAt(path)} />
          {tenant && <MaintenanceBanner maintenance={tenant.maintenance} />}
          <main id="main" tabIndex={-1}>
            <CrumbContext value={setCrumb}>
              <Suspense fallback={<ScreenAwaited shape="list" />}>
                <Outlet />
              </Suspense>
            </CrumbContext>
          </main>
        </div>
      </div>
    </TenantContext>
  )
}
