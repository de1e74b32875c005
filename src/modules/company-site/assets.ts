import { lazyPage, publicAssets } from '../../shell/document/asset-parts.ts'

export const assets = {
  '/': publicAssets('modules/company-site/home/home', 'home', 'article'),
  '/faq': publicAssets('modules/company-site/faq/faq', 'faq'),
  '/article': publicAssets('modules/company-site/articles/articles', 'article'),
  '/article/$slug': publicAssets('modules/company-site/articles/article', 'article'),
  '/captain/article': lazyPage('modules/company-site/staff/articles', [], ['public.article']),
  '/captain/article/$slug': lazyPage('modules/company-site/staff/article', [], ['public.article']),
} as const
