import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { errorPages, root } from '../root-route.tsx'
import { contentLoader } from './content/route-loader.ts'
import { serverReads } from './content/server-only-reads.ts'

// A public page's data is read once, on the server; the browser keeps it as long as the page is open.
const once = { getParentRoute: () => root, staleTime: Infinity, errorComponent: errorPages.thrown } as const

const home = createRoute({
  ...once,
  path: '/',
  staticData: { indexed: true },
  loader: contentLoader(async (content, about) => (await serverReads()).readHome(content, about)),
  component: lazyRouteComponent(() => import('./home/home.tsx')),
})
const faq = createRoute({
  ...once,
  path: '/faq',
  staticData: { title: 'faq', indexed: true },
  loader: contentLoader(async (content, about) => (await serverReads()).readFaq(content, about)),
  component: lazyRouteComponent(() => import('./faq/faq.tsx')),
})
const tokusho = createRoute({
  ...once,
  path: '/tokusho',
  staticData: { title: 'tokusho', indexed: true },
  loader: contentLoader(async (content) => (await serverReads()).readTokusho(content)),
  component: lazyRouteComponent(() => import('./legal/tokusho.tsx')),
})
const articles = createRoute({
  ...once,
  path: '/article',
  staticData: { title: 'article', indexed: true },
  loader: contentLoader(async (content) => (await serverReads()).readArticles(content)),
  component: lazyRouteComponent(() => import('./articles/articles.tsx')),
})
const article = createRoute({
  ...once,
  path: '/article/$slug',
  staticData: { title: 'article', indexed: true },
  loader: contentLoader(async (content, about, params: { readonly slug: string }) =>
    (await serverReads()).readArticle(content, about, params),
  ),
  component: lazyRouteComponent(() => import('./articles/article.tsx')),
})
const contact = createRoute({
  ...once,
  path: '/contact',
  staticData: { title: 'contact', indexed: true },
  loader: contentLoader(async (content, _, __, { context }) => (await serverReads()).readContact(content, context)),
  component: lazyRouteComponent(() => import('./contact/contact.tsx')),
})
const contactSuccess = createRoute({
  ...once,
  path: '/contact/success',
  staticData: { title: 'contactSuccess' },
  loader: contentLoader(async (_, __, ___, { location, context }) =>
    (await serverReads()).readReceipt(location, context),
  ),
  component: lazyRouteComponent(() => import('./contact/contact-success.tsx')),
})
const privacyPolicy = createRoute({
  ...once,
  path: '/privacy-policy',
  staticData: { title: 'privacyPolicy', indexed: true },
  loader: contentLoader(async (content) => (await serverReads()).readPrivacyPolicy(content)),
  component: lazyRouteComponent(() => import('./legal/privacy-policy.tsx')),
})
const termOfService = createRoute({
  ...once,
  path: '/term-of-service',
  staticData: { title: 'termOfService', indexed: true },
  loader: contentLoader(async (content) => (await serverReads()).readTermOfService(content)),
  component: lazyRouteComponent(() => import('./legal/term-of-service.tsx')),
})
const manual = createRoute({
  ...once,
  path: '/manual/captain-login',
  staticData: { title: 'manualCaptainLogin', indexed: true },
  loader: contentLoader(() => Promise.resolve({})),
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
