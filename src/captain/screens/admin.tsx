import { QueryClient } from '@tanstack/react-query'
import { RouterContextProvider } from '@tanstack/react-router'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { tanStackRouterProvider } from 'ra-router-tanstack'
import { useMemo, type ReactElement } from 'react'
import { screens as all } from '../../generated/screens.ts'
import { startEarly } from '../../shell/api/early-call.ts'
import { NotFoundScreen, ThrownScreen } from '../../shell/ui/error-screen.tsx'
import type { Words } from '../../shell/words/words.ts'
import { useWords } from '../../shell/words/words-context.tsx'
import { createDataProvider } from '../api/data-provider.ts'
import { lazyScreen, loadScreen } from './lazy-screen.tsx'
import { Notifications } from './notifications.tsx'
import { useSettledRouter } from './settled-router.ts'
import type { EntityScreens, ScreenMap } from './screen-map.ts'
import { useTenant, type TenantAnswer } from '../tenant/tenant-context.tsx'

const { Route } = tanStackRouterProvider
const screenMap: ScreenMap = all
const singles: ReadonlySet<string> = new Set(Object.keys(screenMap).filter((name) => screenMap[name]!.single))

/** Loads the screen that the current address leads to, and asks for its records meanwhile. */
export function openScreen(words: Words, path: string): Promise<void> {
  startEarly()
  return loadScreen(words, path)
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
  const store = useMemo(() => localStorageStore(undefined, tenant.slug), [tenant.slug])
  const dataProvider = useMemo(() => createDataProvider(tenant.slug, singles), [tenant.slug])
  const queryClient = useMemo(
    () => new QueryClient({ defaultOptions: { queries: { retry: retryOnlyWithoutResponse } } }),
    [],
  )
  const routes = useMemo(() => routesOf(tenant, (entity, screen) => lazyScreen(words, entity, screen)), [tenant, words])

  return (
    <CoreAdminContext
      basename={`/captain/tenant/${tenant.slug}`}
      dataProvider={dataProvider}
      i18nProvider={words.provider}
      queryClient={queryClient}
      routerProvider={tanStackRouterProvider}
      store={store}
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

type RenderScreen = (entity: string, screen: keyof EntityScreens['screens']) => ReactElement

/** Routes for those entities and screens that the tenant's site has. */
function routesOf({ site, entities }: TenantAnswer, renderScreen: RenderScreen): ReactElement[] {
  const available = entities.flatMap(({ name }) =>
    screenMap[name] ? [{ name, ...screenMap[name], granted: screenMap[name].sites[site] ?? [] }] : [],
  )
  const nested = available.filter(({ parent }) => parent)
  const screen = (name: string, granted: readonly string[], which: keyof EntityScreens['screens']) =>
    granted.includes(which) && screenMap[name]!.screens[which] ? renderScreen(name, which) : undefined

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
            .flatMap((inner) => [
              <Route
                key={inner.name}
                path={`:parent/${inner.name}`}
                element={screen(inner.name, inner.granted, 'list')}
              />,
              <Route
                key={`${inner.name}/new`}
                path={`:parent/${inner.name}/new`}
                element={screen(inner.name, inner.granted, 'create')}
              />,
            ])}
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

// Any response from the server is final; only a lost connection is retried.
const retryOnlyWithoutResponse = (failures: number, error: Error): boolean =>
  'status' in error && error.status === 0 && failures < 2
