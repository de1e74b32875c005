import type { Article, Question } from './content.ts'
import type { Meta, MetaContext } from '../../shell/document/meta.ts'
import { lastNews } from '../../../entities/language/dates/wall-clock.ts'
import { excerpt, plainText } from '../../../entities/language/blocks/plain-text.ts'
import type { Company } from '../../public/module.ts'

/** A page's metadata for search engines and link previews, except title and URL. */

export const homeMeta = (company: Company | undefined, { locale, url, site }: MetaContext): Meta => {
  return {
    jsonLd: [
      {
        '@type': 'Organization',
        '@id': `${url('/')}#organization`,
        name: company?.sellerName ?? site.name,
        url: url('/'),
        logo: new URL('/favicon.svg', url('/')).href,
        ...(company && {
          email: company.email,
          ...(company.phone && { telephone: company.phone }),
          ...(company.address && { address: company.address }),
        }),
      },
      { '@type': 'WebSite', name: site.name, url: url('/'), inLanguage: locale },
    ],
  }
}

export const articleMeta = (article: Article, { locale, url, site }: MetaContext): Meta => {
  const title = inLanguage(locale, article.title, article.titleEn)
  const description = descriptionOf(locale, article)
  const modified = lastNews(article.updatedAt, article.publishAt)
  const image = article.thumbnail && new URL(article.thumbnail.src, url('/')).href
  return {
    title,
    ...(description && { description }),
    ...(image && { image }),
    type: 'article',
    published: article.publishAt,
    modified,
    parent: { title: 'article', path: '/article' },
    jsonLd: [
      {
        '@type': 'Article',
        headline: title,
        ...(description && { description }),
        ...(image && { image }),
        inLanguage: languageOf(locale, article),
        datePublished: article.publishAt,
        dateModified: modified,
        mainEntityOfPage: url(`/article/${article.slug}`),
        author: { '@type': article.authorName ? 'Person' : 'Organization', name: article.authorName ?? site.name },
        publisher: { '@type': 'Organization', name: site.name, url: url('/') },
      },
    ],
  }
}

export const faqMeta = (questions: readonly Question[], { locale }: MetaContext): Meta => {
  return {
    jsonLd: [
      { '@type': 'FAQPage', inLanguage: locale, mainEntity: questions.map((each) => questionJsonLd(locale, each)) },
    ],
  }
}

const questionJsonLd = (locale: string, { question, questionEn, answer, answerEn }: Question) => ({
  '@type': 'Question',
  name: inLanguage(locale, question, questionEn),
  acceptedAnswer: { '@type': 'Answer', text: plainText(locale === 'en' && answerEn ? answerEn : answer) },
})

const inLanguage = (locale: string, japanese: string, english: string | null): string =>
  locale === 'en' ? english || japanese : japanese

/** How many characters of a description search engines show. */
const descriptionLength = 160

/** What sums an article up in the page's language. In English that is how its text begins; it has no other summary. */
const descriptionOf = (locale: string, { metaDescription, lead, bodyEn }: Article): string | undefined =>
  (locale === 'en' ? bodyEn && excerpt(bodyEn, descriptionLength) : (metaDescription ?? lead)) || undefined

const languageOf = (locale: string, { bodyEn }: Article): string => (locale === 'en' && bodyEn ? 'en' : 'ja')
