import type { articleCategory } from '../../../entities/company-site/article-category.ts'
import type { article } from '../../../entities/company-site/article.ts'
import type { faq } from '../../../entities/company-site/faq.ts'
import type { partner } from '../../../entities/company-site/partner.ts'
import type { Published } from '../../content/content.ts'

export type Category = Published<typeof articleCategory, 'name' | 'nameEn' | 'slug' | 'color'>

export type ArticleInList = Published<
  typeof article,
  | 'title'
  | 'titleEn'
  | 'slug'
  | 'category'
  | 'lead'
  | 'thumbnail'
  | 'tags'
  | 'authorName'
  | 'isPinned'
  | 'relatedArticles'
  | 'metaDescription'
> & {
  /** Always set once published. */
  readonly publishAt: string
}

export type Article = ArticleInList & Published<typeof article, 'body' | 'bodyEn'>

export type Question = Published<typeof faq, 'question' | 'questionEn' | 'answer' | 'answerEn' | 'category'>

export type Partner = Published<typeof partner, 'name' | 'nameEn' | 'kind' | 'websiteUrl' | 'logo' | 'introduction'>
