import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider, useColorScheme } from '@mui/material/styles'
import { Outlet, useMatch, useRouter, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, use, useEffect, useMemo, useState, type CSSProperties, type SyntheticEvent } from 'react'
import { SignInDialog } from '../../auth/sign-in-dialog.tsx'
import '../../shell/ui/confirm-dialog.tsx'
import '../../shell/ui/toast-item.tsx'
import { CaptainSkeleton } from '../../shell/ui/captain-skeleton.tsx'
import { useFormat } from '../../kernel/words/format.ts'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'
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
import { FieldDialogsContext, type FieldDialogs } from '../../fields/base/field-dialogs.ts'
import { prefetchable } from '../../shell/api/prefetch.ts'
import { TenantContext } from '../../kernel/context/tenant-context.tsx'
import { captainTheme } from './captain-theme.ts'
import './frame.css'
import { forgetOtherAccounts } from './forget-other-accounts.ts'
import { SideNav } from './side-nav.tsx'
import { TopBar } from './top-bar.tsx'

// Imported statically, so that guards never need to be fetched while the user is working.

const fieldDialogs: FieldDialogs = {
  CreateRelated: lazy(prefetchable(() => import('../edit/create-related.tsx'))),
  GenerateImage: lazy(() => import('../ai/images/generate-dialog.tsx')),
}

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
          <FieldDialogsContext value={fieldDialogs}>
            <Suspense fallback={<CaptainSkeleton />}>
              <Shell />
            </Suspense>
          </FieldDialogsContext>
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

/** Says that the tenant's public site is closed for maintenance, or when it will be. */
function MaintenanceBanner({ maintenance }: { readonly maintenance: TenantAnswer['maintenance'] }) {
  const { translate } = useWords()
  const format = useFormat()
  if (!maintenance) return null
  const { state, startAt, endAt } = maintenance
  const formatted = (moment: string | null) => (moment ? format.dateTime(moment) : '')
  const key = state === 'on' ? (endAt ? 'maintenanceUntil' : 'maintenance') : 'maintenanceFrom'
  return (
    <div className="maintenance-banner" role="status">
      {translate(`commons.frame.${key}`, { from: formatted(startAt), until: formatted(endAt) })}
    </div>
  )
}

/** Emotion's styles for current browsers: with one vendor prefix instead of all, and without rules for old Firefox. */
const styleCache = createCache({
  key: 'css',
  stylisPlugins: [
    (element) => {
      // Safari alone.
      if (element.props === 'user-select') element.return = `-webkit-${element.value}${element.value}`
      // Each of these would be refused with an error, which Emotion catches.
      if (element.type === 'rule' && /::-moz-|:-ms-/.test(String(element.props))) element.children = []
      return undefined
    },
  ],
})

/** Applies the user's theme to MUI. */
function ThemeFollower() {
  const { choice } = useThemeChoice()
  const { setMode } = useColorScheme()
  useEffect(() => setMode(choice), [choice, setMode])
  return null
}

const navKey = 'captain.nav'

/** Whether the navigation shows icons only; stored in the browser. */
function useNavCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => readStored('localStorage', navKey) === 'collapsed')
  return [
    collapsed,
    () => {
      writeStored('localStorage', navKey, collapsed ? 'open' : 'collapsed')
      setCollapsed(!collapsed)
    },
  ]
}

/** By a page's path, the address of the link in it that was followed last. */
const lastLinks = new Map<string, string>()

/** The page of captain that was shown last, also before one left captain for a page that has another frame. */
let before: string | undefined

/** Remembers the link that is followed. For `onClickCapture` of the page's main part. */
function rememberLink({ target }: SyntheticEvent): void {
  const href = (target as Element).closest('a[href]')?.getAttribute('href')
  if (href) lastLinks.set(location.pathname, href)
}

/**
 * When a page replaces the one that had the focus, the focus moves to the link that was followed from it before, else to
 * the page's main part, rather than being lost. The first page after loading leaves it to the browser, so that Tab begins
 * at the skip link.
 */
function usePageFocus(): void {
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  useEffect(() => {
    const isFirst = before === undefined
    before = shown
    const main = document.getElementById('main')
    // The main part itself stays when what is in it changes.
    if (isFirst || !main || ![document.body, main].includes(document.activeElement as HTMLElement)) return
    main.focus({ preventScroll: true })
    const href = lastLinks.get(location.pathname)
    if (href === undefined) return
    // The link may come only with the page's data; meanwhile the focus may have gone elsewhere.
    const focusLink = () => {
      const link = main.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)
      if (document.activeElement === main) link?.focus({ preventScroll: true })
      if (document.activeElement !== main) links.disconnect()
    }
    const links = new MutationObserver(focusLink)
    links.observe(main, { childList: true, subtree: true })
    focusLink()
    return () => links.disconnect()
  }, [shown])
}
