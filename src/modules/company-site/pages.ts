import { lastNews } from '../../../entities/language/dates/wall-clock.ts'
import { listAll } from '../../content/content.ts'
import type { ModulePages } from '../../public/module.ts'
import type { ArticleInList } from './content.ts'

export const pages: ModulePages = {
  redirects: [
    { from: '/articles', to: '/article' },
    { from: '/articles/:slug', to: '/article/:slug' },
    { from: '/news', to: '/article' },
  ],
  sitemap: async (content) => ({
    records: (await listAll<ArticleInList>(content, 'article')).map(({ slug, updatedAt, publishAt }) => ({
      path: `/article/${slug}`,
      changed: lastNews(updatedAt, publishAt),
    })),
  }),
}
