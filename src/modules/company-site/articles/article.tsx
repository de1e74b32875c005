import { useLoaderData } from '@tanstack/react-router'
import { useWords } from '../../../shell/words/words-context.tsx'
import { PublicLayout } from '../../../public/layout.tsx'
import { ArticleCard, CategoryName } from '../parts/article-card.tsx'
import { ArticleCover } from '../parts/article-cover.tsx'
import { Breadcrumbs } from '../../../public/parts/breadcrumbs.tsx'
import { FormattedDay } from '../../../public/parts/formatted-day.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { ServerBody } from '../../../public/parts/server-body.tsx'
import './article.css'
import '../../../public/parts/reading.css'
import '../../../public/parts/section.css'

/** An article, with others to read next. */
export default function ArticlePage() {
  const { translate } = useWords()
  const { article, categories, related } = useLoaderData({ from: '/article/$slug' })
  const inLanguage = useLocalised()
  const title = inLanguage(article.title, article.titleEn)
  const body = inLanguage(article.body, article.bodyEn)
  const lead = inLanguage(article.lead)
  const category = categories.find(({ id }) => id === article.category)
  const author = inLanguage(article.authorName)
  return (
    <PublicLayout>
      <article className="reading">
        <header>
          <Breadcrumbs
            between={[{ to: '/article', label: translate('public.article.title') }]}
            here={title.value}
            lang={title.lang}
          />
          <p className="facts">
            {category && <CategoryName category={category} />}
            <FormattedDay at={article.publishAt} />
            {author.value && <span lang={author.lang}>{author.value}</span>}
          </p>
          <h1 lang={title.lang}>{title.value}</h1>
          {lead.value && lead.lang === body.lang && (
            <p className="lead" lang={lead.lang}>
              {lead.value}
            </p>
          )}
          <ArticleCover of={article} />
          {body.lang && <p className="only-japanese">{translate('public.frame.japaneseOnly')}</p>}
        </header>
        <ServerBody body={body.value} lang={body.lang} />
        {article.tags && article.tags.length > 0 && (
          <ul className="tags" aria-label={translate('public.article.tags')}>
            {article.tags.map((tag) => (
              <li key={tag} lang="ja">
                {tag}
              </li>
            ))}
          </ul>
        )}
      </article>
      {related.length > 0 && (
        <section className="home-section tinted" aria-labelledby="related">
          <div className="measure">
            <div className="section-head">
              <h2 id="related">{translate('public.article.related')}</h2>
            </div>
            <div className="cards">
              {related.map((each) => (
                <ArticleCard key={each.id} article={each} categories={categories} />
              ))}
            </div>
          </div>
        </section>
      )}
    </PublicLayout>
  )
}
