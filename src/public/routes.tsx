import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorPages, root } from '../root-route.tsx'
import { contentLoader } from './loaders/route-loader.ts'

// A public page's data is read once, on the server; the browser keeps it as long as the page is open.
const once = { getParentRoute: () => root, staleTime: Infinity, errorComponent: errorPages.thrown } as const

const home = createRoute({
  ...once,
  path: '/',
  staticData: { indexed: true },
  loader: contentLoader('home'),
  component: lazyRouteComponent(() => import('./home/home.tsx')),
})
const faq = createRoute({
  ...once,
  path: '/faq',
  staticData: { title: 'faq', indexed: true },
  loader: contentLoader('faq'),
  component: lazyRouteComponent(() => import('./faq/faq.tsx')),
})
const tokusho = createRoute({
  ...once,
  path: '/tokusho',
  staticData: { title: 'tokusho', indexed: true },
  loader: contentLoader('tokusho'),
  component: lazyRouteComponent(() => import('./legal/tokusho.tsx')),
})
const articles = createRoute({
  ...once,
  path: '/article',
  staticData: { title: 'article', indexed: true },
  loader: contentLoader('articles'),
  component: lazyRouteComponent(() => import('./articles/articles.tsx')),
})
const article = createRoute({
  ...once,
  path: '/article/$slug',
  staticData: { title: 'article', indexed: true },
  loader: contentLoader('article'),
  component: lazyRouteComponent(() => import('./articles/article.tsx')),
})
const contact = createRoute({
  ...once,
  path: '/contact',
  staticData: { title: 'contact', indexed: true },
  loader: contentLoader('contact'),
  component: lazyRouteComponent(() => import('./contact/contact.tsx')),
})
const contactSuccess = createRoute({
  ...once,
  path: '/contact/success',
  staticData: { title: 'contactSuccess' },
  loader: contentLoader('receipt'),
  component: lazyRouteComponent(() => import('./contact/contact-success.tsx')),
})
const privacyPolicy = createRoute({
  ...once,
  path: '/privacy-policy',
  staticData: { title: 'privacyPolicy', indexed: true },
  loader: contentLoader('privacyPolicy'),
  component: lazyRouteComponent(() => import('./legal/privacy-policy.tsx')),
})
const termOfService = createRoute({
  ...once,
  path: '/term-of-service',
  staticData: { title: 'termOfService', indexed: true },
  loader: contentLoader('termOfService'),
  component: lazyRouteComponent(() => import('./legal/term-of-service.tsx')),
})
const manual = createRoute({
  ...once,
  path: '/manual/captain-login',
  staticData: { title: 'manualCaptainLogin', indexed: true },
  loader: contentLoader('manual'),
  component: lazyRouteComponent(() => import('./manual/manual.tsx')),
})

/** The pages that everyone may see. */
export const publicRoutes = [
  home,
  faq,
  tokusho,
  articles,
  article,
  contact,
  contactSuccess,
  privacyPolicy,
  termOfService,
  manual,
] as const
