import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '../../../shell/words/words-context.tsx'
import { PublicLayout } from '../../../public/layout.tsx'
import { ArticleCard } from '../parts/article-card.tsx'
import { PageHead } from '../../../public/parts/page-head.tsx'

/** All articles, pinned ones first. */
export default function Articles() {
  const { translate } = useWords()
  const { articles, categories } = useLoaderData({ from: '/article' })
  return (
    <PublicLayout>
      <PageHead title={translate('public.article.title')} lead={translate('public.article.lead')} />
      <div className="measure page-body">
        {articles.length === 0 ? (
          <p className="none">{translate('public.article.none')}</p>
        ) : (
          <div className="cards">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} categories={categories} level={2} />
            ))}
          </div>
        )}
      </div>
    </PublicLayout>
  )
}
