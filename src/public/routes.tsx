import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { ErrorPage, root } from '../root-route.tsx'
import { fromContent } from './load.ts'
import { reads } from './reads.ts'

// What a public page was made of is read once, on the server; the browser keeps it as long as the page.
const once = { getParentRoute: () => root, staleTime: Infinity, errorComponent: ErrorPage } as const

const home = createRoute({
  ...once,
  path: '/',
  staticData: { indexed: true },
  loader: fromContent(async (content, about) => (await reads()).readHome(content, about)),
  component: lazyRouteComponent(() => import('./home.tsx')),
})
const faq = createRoute({
  ...once,
  path: '/faq',
  staticData: { title: 'faq', indexed: true },
  loader: fromContent(async (content, about) => (await reads()).readFaq(content, about)),
  component: lazyRouteComponent(() => import('./faq.tsx')),
})
const tokusho = createRoute({
  ...once,
  path: '/tokusho',
  staticData: { title: 'tokusho', indexed: true },
  loader: fromContent(async (content) => (await reads()).readTokusho(content)),
  component: lazyRouteComponent(() => import('./tokusho.tsx')),
})
const articles = createRoute({
  ...once,
  path: '/article',
  staticData: { title: 'article', indexed: true },
  loader: fromContent(async (content) => (await reads()).readArticles(content)),
  component: lazyRouteComponent(() => import('./articles.tsx')),
})
const article = createRoute({
  ...once,
  path: '/article/$slug',
  staticData: { title: 'article', indexed: true },
  loader: fromContent(async (content, about, params: { readonly slug: string }) =>
    (await reads()).readArticle(content, about, params),
  ),
  component: lazyRouteComponent(() => import('./article.tsx')),
})
const contact = createRoute({
  ...once,
  path: '/contact',
  staticData: { title: 'contact', indexed: true },
  loader: fromContent(async (content, _, __, { context }) => (await reads()).readContact(content, context)),
  component: lazyRouteComponent(() => import('./contact.tsx')),
})
const contactSuccess = createRoute({
  ...once,
  path: '/contact/success',
  staticData: { title: 'contactSuccess' },
  loader: fromContent(async (_, __, ___, { location }) => (await reads()).readReceipt(location)),
  component: lazyRouteComponent(() => import('./contact-success.tsx')),
})
const privacyPolicy = createRoute({
  ...once,
  path: '/privacy-policy',
  staticData: { title: 'privacyPolicy', indexed: true },
  loader: fromContent(async (content) => (await reads()).readPrivacyPolicy(content)),
  component: lazyRouteComponent(() => import('./privacy-policy.tsx')),
})
const termOfService = createRoute({
  ...once,
  path: '/term-of-service',
  staticData: { title: 'termOfService', indexed: true },
  loader: fromContent(async (content) => (await reads()).readTermOfService(content)),
  component: lazyRouteComponent(() => import('./term-of-service.tsx')),
})
const manual = createRoute({
  ...once,
  path: '/manual/captain-login',
  staticData: { title: 'manualCaptainLogin', indexed: true },
  loader: fromContent(() => Promise.resolve({})),
  component: lazyRouteComponent(() => import('./manual.tsx')),
})

/** The pages that everybody may see. */
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
