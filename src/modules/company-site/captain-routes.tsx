import { createRoute } from '@tanstack/react-router'
import { inCaptain, lazyPage } from '../../captain-route.tsx'
import { contentLoader } from '../../public/content-loader.ts'

const staffArticles = createRoute({
  ...inCaptain,
  path: '/article',
  staleTime: Infinity,
  staticData: { title: 'captainArticle' },
  loader: contentLoader('staffArticles'),
  component: lazyPage('staffArticles'),
})
const staffArticle = createRoute({
  ...inCaptain,
  path: '/article/$slug',
  staleTime: Infinity,
  staticData: { title: 'captainArticle' },
  loader: contentLoader('staffArticle'),
  component: lazyPage('staffArticle'),
})

/** The operator's articles, as staff read them within captain. */
export const captainRoutes = [staffArticles, staffArticle] as const
