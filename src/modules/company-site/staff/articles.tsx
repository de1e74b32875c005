import { useLoaderData } from '@tanstack/react-router'
import { ArticleCard } from '../parts/article-card.tsx'
import { useWords } from '../../../shell/words/words-context.tsx'
import { PlainPage } from '../../../captain/page/plain-page.tsx'

/** The operator's articles for staff: public ones and those for staff only. */
export default function StaffArticles() {
  const { translate } = useWords()
  const { articles, categories } = useLoaderData({ from: '/captain/article' })
  return (
    <PlainPage title={translate('titles.pages.captainArticle')}>
      {articles.length === 0 ? (
        <p className="empty">{translate('public.article.none')}</p>
      ) : (
        <div className="cards">
          {articles.map((article) => (
            <ArticleCard key={article.id} article={article} categories={categories} level={2} base="/captain/article" />
          ))}
        </div>
      )}
    </PlainPage>
  )
}
