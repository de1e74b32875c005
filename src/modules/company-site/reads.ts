import { redirect } from '@tanstack/react-router'
import { listAll, whole, type Content, type Pictured } from '../../content/content.ts'
import type { Article, ArticleInList, Category, Partner, Question } from './content.ts'
import { readCompany } from '../../public/company.ts'
import { invalidAddress } from '../../shell/routing/invalid-address.ts'
import type { MetaContext } from '../../shell/document/meta.ts'
import { pageError, type LoaderRequest } from '../../public/content-loader.ts'
import { articleMeta, faqMeta, homeMeta } from './page-meta.ts'
import { cutAtFocus, illustration, shownPicture } from '../../content/shown-picture.ts'

const newestFirst = 3

async function readHome(content: Content, about: MetaContext) {
  const articles = (await listAll<ArticleInList>(content, 'article')).map(cardOf)
  const categories = await listAll<Category>(content, 'article-category')
  const partners = (await listAll<Partner>(content, 'partner')).map(withLogo)
  const company = await readCompany(content)
  return { articles: articles.slice(0, newestFirst), categories, partners, company, meta: homeMeta(company, about) }
}

const cardOf = <A extends ArticleInList>(article: A): Pictured<A> => ({
  ...article,
  picture: cutAtFocus(article.thumbnail, illustration(article.thumbnail, '(max-width: 560px) 100vw, 360px')),
})

const readTextOver = <A extends ArticleInList>(article: A): Pictured<A> => ({
  ...article,
  picture: cutAtFocus(article.thumbnail, shownPicture(article.thumbnail, '(max-width: 760px) 100vw, 720px')),
})

const withLogo = (partner: Partner): Pictured<Partner> => ({ ...partner, picture: illustration(partner.logo, '52px') })

/** Articles in list order, pinned ones first. */
async function readArticles(content: Content) {
  const articles = (await listAll<ArticleInList>(content, 'article')).map(cardOf)
  const categories = await listAll<Category>(content, 'article-category')
  return { articles: [...articles.filter(isPinned), ...articles.filter((each) => !isPinned(each))], categories }
}

const isPinned = ({ isPinned: pinned }: ArticleInList): boolean => pinned

async function readArticle(content: Content, about: MetaContext, request: LoaderRequest) {
  const article = readTextOver(await findBySlug<Article>(content, 'article', request))
  const { articles, categories } = await readArticles(content)
  const related = (article.relatedArticles ?? []).flatMap((id) => articles.filter((each) => each.id === id))
  const others = articles.filter(({ id }) => id !== article.id && !related.some((each) => each.id === id))
  return {
    article,
    categories,
    related: [...related, ...others].slice(0, newestFirst),
    meta: articleMeta(article, about),
  }
}

/** Answers are heavy fields, left out of lists, so each question is read by itself; the server caches them. */
async function readFaq(content: Content, about: MetaContext) {
  const questions = await whole<Question>(content, 'faq', await listAll<Question>(content, 'faq'))
  return { questions, meta: faqMeta(questions, about) }
}

/**
 * The record of the slug in a path. Throws 410 if it was withdrawn, 404 if it never existed, and a redirect if it has
 * another slug by now.
 */
async function findBySlug<T>(
  content: Content,
  entity: string,
  { params: { slug = '' }, location: { publicHref } }: LoaderRequest,
): Promise<T> {
  const answer = await content.find(entity, 'slug', slug)
  if (answer === 'gone') throw pageError(410, 'Gone')
  if (!answer) throw invalidAddress()
  const { record, movedTo } = answer
  if (movedTo !== undefined) throw redirect({ href: publicHref.replace(/[^/?#]+(?=[?#]|$)/, movedTo), statusCode: 301 })
  return record as T
}

export const reads = {
  home: readHome,
  faq: readFaq,
  articles: readArticles,
  article: readArticle,
  staffArticles: async (content: Content) => readArticles(await content.forStaff()),
  staffArticle: async (content: Content, about: MetaContext, request: LoaderRequest) =>
    readArticle(await content.forStaff(), about, request),
}
