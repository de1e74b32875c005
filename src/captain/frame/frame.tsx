import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { Outlet, useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import { Suspense, use, useEffect, useMemo, useState, type CSSProperties } from 'react'
import { SignInDialog } from '../../auth/sign-in-dialog.tsx'
import '../../shell/ui/confirm-dialog.tsx'
import '../../shell/ui/toast-item.tsx'
import { CaptainSkeleton } from '../../shell/ui/captain-skeleton.tsx'
// Imported statically, so that guards never need to be fetched while the user is working.
import '../../shell/routing/access-checks.ts'
import '../../shell/routing/run-guard.ts'
import { QueryProvider } from '../../shell/api/query-provider.tsx'
import { cacheTenant, onTenantsChanged } from '../../shell/routing/read-tenant.ts'
import { ScreenSkeleton } from '../../shell/ui/screen-skeleton.tsx'
import { NewBuildNotice } from '../../shell/document/new-build-notice.tsx'
import { OfflineNotice } from '../../shell/ui/offline-notice.tsx'
import { useSession } from '../../shell/session/session.ts'
import { useThemeChoice } from '../../shell/ui/theme.tsx'
import { useWords } from '../../shell/words/words-context.tsx'
import { CrumbContext, type Crumb } from '../navigation/crumb-context.tsx'
import { loadCaptainWords } from '../../kernel/words/captain-words.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'
import { TenantContext } from '../../kernel/context/tenant-context.tsx'
import { captainTheme } from './captain-theme.ts'
import '../navigation/frame.css'
import { forgetOtherAccounts } from './forget-other-accounts.ts'
import { rememberLink, usePageFocus } from './page-focus.ts'
import { MaintenanceBanner } from './maintenance-banner.tsx'
import { SideNav } from './side-nav.tsx'
import { styleCache } from './style-cache.ts'
import { TopBar } from './top-bar.tsx'
import { ThemeFollower } from './theme-follower.tsx'
import { useNavCollapsed } from './use-nav-collapsed.ts'

/** Captain's layout: side navigation, top bar, page. */
export default function Frame() {
  const words = useWords()
  const { choice } = useThemeChoice()
  const theme = useMemo(() => captainTheme(words.locale), [words.locale])
  return (
    <QueryProvider>
      <CacheProvider value={styleCache}>
        <ThemeProvider theme={theme} defaultMode={choice} storageManager={null} disableTransitionOnChange>
          <ThemeFollower />
          <Suspense fallback={<CaptainSkeleton />}>
            <Shell />
          </Suspense>
          <SignInDialog />
          <NewBuildNotice />
          <OfflineNotice />
        </ThemeProvider>
      </CacheProvider>
    </QueryProvider>
  )
}

const tenantRoute = '/captain/tenant/$tenant'

function Shell() {
  const words = useWords()
  const tenant = useMatch({ from: tenantRoute, shouldThrow: false })?.loaderData as TenantAnswer | undefined
  use(loadCaptainWords(words))
  if (tenant) use(words.load(`sites/${tenant.site}`))

  useEffect(() => {
    if (tenant) cacheTenant(tenant)
  }, [tenant])

  const router = useRouter()
  useEffect(
    () => onTenantsChanged(() => void router.invalidate({ filter: ({ routeId }) => routeId === tenantRoute })),
    [router],
  )

  const account = useSession()?.user.id
  useEffect(() => {
    if (account !== undefined) forgetOtherAccounts(account)
  }, [account])

  usePageFocus()
  const [collapsed, toggle] = useNavCollapsed()
  const [crumb, setCrumb] = useState<Crumb>({})
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' })
  // Any navigation closes the drawer.
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
          {/* The screen one comes from stays until the next one is loaded. */}
          {isLoading && <div className="captain-loading" />}
          <TopBar crumb={crumb} onMenu={() => setOpenAt(path)} />
          {tenant && <MaintenanceBanner maintenance={tenant.maintenance} />}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- only remembers which link was followed */}
          <main id="main" tabIndex={-1} onClickCapture={rememberLink}>
            <CrumbContext value={setCrumb}>
              <Suspense fallback={<ScreenSkeleton shape="list" />}>
                <Outlet />
              </Suspense>
            </CrumbContext>
          </main>
        </div>
      </div>
    </TenantContext>
  )
}
