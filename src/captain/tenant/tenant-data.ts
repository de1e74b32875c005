import { QueryClient } from '@tanstack/react-query'
import { localStorageStore, memoryStore, type Store } from 'react-admin'
import { screens as all } from '../../generated/screens.ts'
import { getSession } from '../../shell/session/session.ts'
import { createDataProvider, type CaptainDataProvider } from '../../kernel/api/data-provider.ts'
import type { ScreenMap } from '../../kernel/context/screen-map.ts'

/** What react-admin reads and keeps of one tenant. */
export interface TenantData {
  readonly store: Store
  readonly dataProvider: CaptainDataProvider
  readonly queryClient: QueryClient
}

const screenMap: ScreenMap = all

let open: (TenantData & { readonly owner: string }) | undefined

/**
 * The data of a tenant, until it is closed or another tenant or session asks: none crosses to another. How lists were
 * left is stored for each account by itself.
 */
export function tenantData(slug: string): TenantData {
  const owner = ownerOf(slug)
  if (open?.owner !== owner) {
    open = {
      owner,
      store: withoutSelections(localStorageStore(undefined, `${slug}.${getSession()?.user.id}`)),
      dataProvider: createDataProvider(slug, screenMap),
      queryClient: new QueryClient({ defaultOptions: { queries: { retry: retryOnlyWithoutResponse } } }),
    }
  }
  return open
}

/**
 * The store without what is selected in lists, which is kept until the page is closed or loaded again: nobody expects a
 * selection of yesterday, nor one of another tab.
 */
function withoutSelections(store: Store): Store {
  const memory = memoryStore()
  memory.setup()
  const storeOf = (key: string): Store => (/\.selectedIds(?:\.storeKeys)?$/.test(key) ? memory : store)
  return {
    ...store,
    getItem: (key, initial) => storeOf(key).getItem(key, initial),
    setItem: (key, value) => storeOf(key).setItem(key, value),
    removeItem: (key) => storeOf(key).removeItem(key),
    subscribe: (key, callback) => storeOf(key).subscribe(key, callback),
  }
}

/** Drops the cached data of a tenant, unless it was opened again since. */
export function closeTenant(data: TenantData): void {
  if (open === data) open = undefined
}

const ownerOf = (slug: string): string => `${getSession()?.session.id} ${slug}`

// Any response from the server is final; only a lost connection is retried.
const retryOnlyWithoutResponse = (failures: number, error: Error): boolean =>
  'status' in error && error.status === 0 && failures < 2
