import { useRouter, type RegisteredRouter } from '@tanstack/react-router'
import { use, useMemo } from 'react'
import { TenantContext } from '../../kernel/context/tenant-context.tsx'
import { FeaturesContext, type Feature, type MenuPage } from '../../kernel/features/feature.ts'
import { useSession, type Session } from '../../shell/session/session.ts'
import type { TenantAnswer } from '../../shell/tenant.ts'

const tenantPath = '/captain/tenant/$tenant'

/** A page of a feature that one may open, as menus show it. */
export interface OpenPage extends Omit<MenuPage, 'path' | 'isFor' | 'isOf'> {
  readonly to: string
  /** The key of its title. */
  readonly title: string
  readonly place: 'captain' | 'tenant' | 'administration'
}

/** The pages of features that a person may open: of captain, of the installation for administrators, of a tenant. */
export function menuPages(
  features: readonly Feature[],
  { routesByPath }: Pick<RegisteredRouter, 'routesByPath'>,
  user: Pick<Session['user'], 'role' | 'cfAi'> | undefined,
  tenant: TenantAnswer | undefined,
): readonly OpenPage[] {
  return features.flatMap(({ pages = [] }) =>
    pages.flatMap(({ path, isFor, isOf, ...page }): OpenPage | readonly [] => {
      const place = path.startsWith('/admin') ? 'administration' : path.startsWith(tenantPath) ? 'tenant' : 'captain'
      if (!user || (isFor && !isFor(user)) || (place === 'administration' && user.role !== 'admin')) return []
      if (place === 'tenant' && (!tenant || (isOf && !isOf(tenant)))) return []
      const title = `titles.pages.${routesByPath[path].options.staticData!.title!}`
      return { ...page, title, place, to: path.replace('$tenant', tenant?.slug ?? '') }
    }),
  )
}

/** The pages of features that one may open where one is. */
export function useMenuPages(): readonly OpenPage[] {
  const router = useRouter()
  const features = use(FeaturesContext)
  const tenant = use(TenantContext)
  const user = useSession()?.user
  return useMemo(() => menuPages(features, router, user, tenant), [features, router, user, tenant])
}
