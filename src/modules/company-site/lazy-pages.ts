/** The operator's articles as staff read them within captain. */
export const lazyPages = {
  staffArticles: () => import('./staff/articles.tsx'),
  staffArticle: () => import('./staff/article.tsx'),
}
