import type { Pictured } from '../../../content/content.ts'
import type { ArticleInList, Category } from '../content.ts'
import { useWords } from '../../../shell/words/words-context.tsx'
import { ArticleCover } from './article-cover.tsx'
import { FormattedDay } from '../../../public/parts/formatted-day.tsx'
import { useLocalised } from '../../../public/parts/localised-value.ts'
import { PageLink } from '../../../public/parts/page-link.tsx'
import './article-card.css'

interface ArticleCardProps {
  readonly article: Pictured<ArticleInList>
  readonly categories: readonly Category[]
  /** The level of the heading on the page. */
  readonly level?: 2 | 3
  /** The base path: the public site's, or captain's. */
  readonly base?: '/article' | '/captain/article'
}

/** An article in a list: picture, category, title, date. The whole card is a link. */
export function ArticleCard({ article, categories, level = 3, base = '/article' }: ArticleCardProps) {
  const { translate } = useWords()
  const inLanguage = useLocalised()
  const category = categories.find(({ id }) => id === article.category)
  const title = inLanguage(article.title, article.titleEn)
  const lead = inLanguage(article.lead)
  const Heading = `h${level}` as const
  return (
    <article className="article-card">
      <ArticleCover of={article} />
      <div>
        <p className="facts">
          {category && <CategoryName category={category} />}
          <FormattedDay at={article.publishAt} />
          {article.isPinned && <span className="pinned">{translate('public.article.pinned')}</span>}
        </p>
        <Heading lang={title.lang}>
          <PageLink to={`${base}/${article.slug}`}>{title.value}</PageLink>
        </Heading>
        {lead.value && <p lang={lead.lang}>{lead.value}</p>}
      </div>
    </article>
  )
}

export function CategoryName({ category }: { readonly category: Category }) {
  const name = useLocalised()(category.name, category.nameEn)
  return (
    <span className="category" lang={name.lang}>
      <i style={{ background: category.color }} />
      {name.value}
    </span>
  )
}
