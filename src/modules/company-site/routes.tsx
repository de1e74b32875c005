import { indexed, publicPage } from '../../public/public-page.ts'

/** The home page, questions and articles of the operator. */
export const routes = [
  publicPage('/', { indexed: true }, 'home', () => import('./home/home.tsx')),
  publicPage('/faq', indexed('faq'), 'faq', () => import('./faq/faq.tsx')),
  publicPage('/article', indexed('article'), 'articles', () => import('./articles/articles.tsx')),
  publicPage('/article/$slug', indexed('article'), 'article', () => import('./articles/article.tsx')),
] as const
