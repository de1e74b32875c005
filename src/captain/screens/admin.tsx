import { RouterContextProvider } from '@tanstack/react-router'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  Resource,
  useNotificationContext,
  useTranslate,
} from 'react-admin'
import { tanStackRouterProvider } from 'ra-router-tanstack'
import { useEffect, useMemo, type ReactElement } from 'react'
import type { Screen } from '../../../entities/language/screens.ts'
import { screens as all } from '../../generated/screens.ts'
import { NotFoundScreen, ThrownScreen } from '../../shell/ui/error-screen.tsx'
import type { Words } from '../../shell/words/words.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { readFirstPage } from '../list/state/first-page.ts'
import { lazyScreen, listedAt, loadScreen } from '../lazy/lazy-screen.tsx'
import { useSettledRouter } from './settled-router.ts'
import type { ScreenMap } from '../../kernel/context/screen-map.ts'
import { closeTenant, tenantData } from '../tenant/tenant-data.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'
import { useTenant } from '../../kernel/context/tenant-context.tsx'
import { useToast } from '../../shell/ui/toast.tsx'

const { Route } = tanStackRouterProvider
const screenMap: ScreenMap = all

/** Loads the screen that the current address leads to; a list, as it opens first, with its records. */
export async function openScreen(words: Words, tenant: TenantAnswer, path: string): Promise<void> {
  await loadScreen(words, path)
  const entity = listedAt(path)
  if (entity && !location.search) await readFirstPage(tenantData(tenant.slug), tenant, entity)
}

/**
 * react-admin for one tenant. Store, cache and data provider belong to the tenant alone, so that no data crosses
 * tenants.
 */
export default function Admin() {
  const tenant = useTenant()
  return (
    <RouterContextProvider router={useSettledRouter()}>
      <TenantAdmin key={tenant.slug} tenant={tenant} />
    </RouterContextProvider>
  )
}

function TenantAdmin({ tenant }: { tenant: TenantAnswer }) {
  const words = useWords()
  const data = useMemo(() => tenantData(tenant.slug), [tenant.slug])
  useEffect(() => () => closeTenant(data), [data])
  const routes = useMemo(() => routesOf(tenant, (entity, screen) => lazyScreen(words, entity, screen)), [tenant, words])

  return (
    <CoreAdminContext
      basename={`/captain/tenant/${tenant.slug}`}
      dataProvider={data.dataProvider}
      i18nProvider={words.provider}
      queryClient={data.queryClient}
      routerProvider={tanStackRouterProvider}
      store={data.store}
    >
      <Notifications />
      <CoreAdminUI disableTelemetry title="" dashboard={Leaving} catchAll={NotFoundRoute} error={ThrownScreen}>
        {routes}
      </CoreAdminUI>
    </CoreAdminContext>
  )
}

// The tenant's dashboard is outside react-admin, which sees its URL only during navigation away and must not redirect.
const Leaving = () => null

const NotFoundRoute = () => <NotFoundScreen data="invalid" />

/** The screens of a child below a record of its parent; the first that fits is shown. */
const childRoutes: readonly (readonly [Screen, string])[] = [
  ['list', ''],
  ['create', '/create'],
  ['edit', '/:id'],
  ['preview', '/:id/show'],
]

type RenderScreen = (entity: string, screen: Screen) => ReactElement

/** Routes for those entities and screens that the tenant's site has. */
function routesOf({ site, entities }: TenantAnswer, renderScreen: RenderScreen): ReactElement[] {
  const available = entities.flatMap(({ name }) =>
    screenMap[name] ? [{ name, ...screenMap[name], granted: screenMap[name].sites[site] ?? [] }] : [],
  )
  const nested = available.filter(({ parent }) => parent)
  const screen = (name: string, granted: readonly Screen[], which: Screen) =>
    granted.includes(which) ? renderScreen(name, which) : undefined

  return available
    .filter(({ parent }) => !parent)
    .flatMap(({ name, single, granted }) => {
      const resource = (
        <Resource
          key={name}
          name={name}
          {...optionalProp('list', screen(name, granted, 'list'))}
          {...optionalProp('create', screen(name, granted, 'create'))}
          {...(!single && optionalProp('edit', screen(name, granted, 'edit')))}
          {...optionalProp('show', screen(name, granted, 'preview'))}
        >
          {nested
            .filter(({ parent }) => parent === name)
            .flatMap((inner) =>
              childRoutes.map(([which, rest]) => (
                <Route
                  key={`${inner.name}${rest}`}
                  path={`:parent/${inner.name}${rest}`}
                  element={screen(inner.name, inner.granted, which)}
                />
              )),
            )}
        </Resource>
      )
      if (!single) return [resource]
      const edit = (
        <CustomRoutes key={`${name}/edit`}>
          <Route path={`/${name}/edit`} element={screen(name, granted, 'edit')} />
        </CustomRoutes>
      )
      return [edit, resource]
    })
}

const optionalProp = (name: string, element: ReactElement | undefined) => (element ? { [name]: element } : {})

/** Routes react-admin's notifications to the app's toasts. */
function Notifications() {
  const { notifications, takeNotification } = useNotificationContext()
  const show = useToast()
  const translate = useTranslate()

  useEffect(() => {
    if (notifications.length === 0) return
    const next = takeNotification()
    if (!next || typeof next.message !== 'string') return
    const { messageArgs } = next.notificationOptions ?? {}
    // An error's own message is the server's English text; users get a translated message that says what they can do.
    const otherwise = next.type === 'error' ? translate('commons.failures.load') : next.message
    show({ kind: next.type, text: translate(next.message, { ...messageArgs, _: otherwise }) })
  }, [notifications, takeNotification, show, translate])

  return null
}
