import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorPages, root } from '../root-route.tsx'
import { contentLoader } from './loaders/route-loader.ts'

/** A page that everyone may see. Its data is read once, on the server; the browser keeps it as long as it is open. */
const publicPage = <const Path extends string, Loaded extends Parameters<typeof contentLoader>[0]>(
  path: Path,
  staticData: { readonly title?: string; readonly indexed?: true },
  loaded: Loaded,
  load: Parameters<typeof lazyRouteComponent>[0],
) =>
  createRoute({
    getParentRoute: () => root,
    staleTime: Infinity,
    errorComponent: errorPages.thrown,
    path,
    staticData,
    loader: contentLoader(loaded),
    component: lazyRouteComponent(load),
  })

const indexed = (title: string) => ({ title, indexed: true }) as const

/** The pages that everyone may see. */
export const publicRoutes = [
  publicPage('/', { indexed: true }, 'home', () => import('./home/home.tsx')),
  publicPage('/faq', indexed('faq'), 'faq', () => import('./faq/faq.tsx')),
  publicPage('/tokusho', indexed('tokusho'), 'tokusho', () => import('./legal/tokusho.tsx')),
  publicPage('/article', indexed('article'), 'articles', () => import('./articles/articles.tsx')),
  publicPage('/article/$slug', indexed('article'), 'article', () => import('./articles/article.tsx')),
  publicPage('/contact', indexed('contact'), 'contact', () => import('./contact/contact.tsx')),
  publicPage('/contact/success', { title: 'contactSuccess' }, 'receipt', () => import('./contact/contact-success.tsx')),
  publicPage('/privacy-policy', indexed('privacyPolicy'), 'privacyPolicy', () => import('./legal/privacy-policy.tsx')),
  publicPage(
    '/term-of-service',
    indexed('termOfService'),
    'termOfService',
    () => import('./legal/term-of-service.tsx'),
  ),
  publicPage('/manual/captain-login', indexed('manualCaptainLogin'), 'manual', () => import('./manual/manual.tsx')),
] as const
