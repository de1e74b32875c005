import type {
  Article,
  ArticleInList,
  Category,
  Content,
  LegalDocument,
  Partner,
  Pictured,
  PrivacyPolicy,
  Question,
  TermOfService,
  Tokusho,
} from '../../content/content.ts'
import { companyOf } from '../../content/company.ts'
import { versionInForce } from '../legal/version-in-force.ts'
import { invalidAddress } from '../../shell/routing/invalid-address.ts'
import type { Meta, MetaContext } from '../../shell/document/meta.ts'
import { formView } from '../../content/form-view.ts'
import { pageError, type LoaderRequest } from './route-loader.ts'
import { articleMeta, faqMeta, homeMeta } from './page-meta.ts'
import { illustration, shownPicture } from '../../content/shown-picture.ts'

const listAll = async <T>(content: Content, entity: string): Promise<readonly T[]> =>
  (await content.list(entity)) as readonly T[]

const newestFirst = 3

async function readHome(content: Content, about: MetaContext) {
  const articles = (await listAll<ArticleInList>(content, 'article')).map(cardOf)
  const categories = await listAll<Category>(content, 'article-category')
  const partners = (await listAll<Partner>(content, 'partner')).map(withLogo)
  const notice = versionInForce(await listAll<Tokusho>(content, 'tokusho'))
  const company = notice && companyOf(notice)
  return { articles: articles.slice(0, newestFirst), categories, partners, company, meta: homeMeta(company, about) }
}

const cardOf = <A extends ArticleInList>(article: A): Pictured<A> => ({
  ...article,
  picture: illustration(article.thumbnail, '(max-width: 560px) 100vw, 360px'),
})

const readTextOver = <A extends ArticleInList>(article: A): Pictured<A> => ({
  ...article,
  picture: shownPicture(article.thumbnail, '(max-width: 760px) 100vw, 720px'),
})

const withLogo = (partner: Partner): Pictured<Partner> => ({ ...partner, picture: illustration(partner.logo, '52px') })

/** Articles in list order, pinned ones first. */
async function readArticles(content: Content) {
  const articles = (await listAll<ArticleInList>(content, 'article')).map(cardOf)
  const categories = await listAll<Category>(content, 'article-category')
  return { articles: [...articles.filter(isPinned), ...articles.filter((each) => !isPinned(each))], categories }
}

const isPinned = ({ isPinned: pinned }: ArticleInList): boolean => pinned

async function readArticle(content: Content, about: MetaContext, { params }: LoaderRequest) {
  const article = readTextOver(await findOr404<Article>(content, 'article', params.slug!))
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

/** Metadata of a page without content yet. */
const notYet: { readonly meta: Meta } = { meta: { unlisted: true } }

async function readDocument<T extends LegalDocument>(content: Content, entity: string) {
  const editions = await listAll<T>(content, entity)
  const current = versionInForce(editions)
  if (!current) return { ...notYet, document: undefined, upcoming: [] }
  const [document] = await whole<T>(content, entity, [current])
  return { document: document!, upcoming: editions.filter(({ versionStatus }) => versionStatus === 'upcoming') }
}

async function readTokusho(content: Content) {
  const current = versionInForce(await listAll<Tokusho>(content, 'tokusho'))
  if (!current) return { ...notYet, notice: undefined }
  const [notice] = await whole<Tokusho>(content, 'tokusho', [current])
  return { notice: notice! }
}

async function readContact(content: Content, _: MetaContext, { context }: LoaderRequest) {
  const { form, renderContact, words } = context
  if (!form) throw pageError(404, 'Not Found')
  const notice = versionInForce(await listAll<Tokusho>(content, 'tokusho'))
  const policy = versionInForce(await listAll<PrivacyPolicy>(content, 'privacy-policy'))
  const view = formView(form, policy?.edition ?? '', words)
  const { before, fields } = renderContact!(view, notice && companyOf(notice))
  const title = view.step === 'confirm' && words.translate('public.contact.confirm.title')
  return { before, form: { step: view.step, html: fields }, meta: { ...(title && { title }) } }
}

/** The receipt number in the URL to which sending the form redirects. */
async function readReceipt(_: Content, __: MetaContext, { location, context }: LoaderRequest) {
  const { no = '' } = location.search as { readonly no?: string }
  if (/^\d{8}-\d{4}$/.test(no)) return { receiptNo: no }
  const title = context.words.translate('public.contact.success.none.title')
  return { receiptNo: null, meta: { title } satisfies Meta }
}

async function whole<T>(content: Content, entity: string, records: readonly { readonly id: string }[]): Promise<T[]> {
  const answers = await Promise.all(records.map(({ id }) => content.find(entity, 'id', id)))
  return answers.flatMap((each) => (each && each !== 'gone' ? [each.record as T] : []))
}

/** The record of a slug; throws 410 if it was withdrawn, 404 if it never existed. */
async function findOr404<T>(content: Content, entity: string, slug: string): Promise<T> {
  const answer = await content.find(entity, 'slug', slug)
  if (answer === 'gone') throw pageError(410, 'Gone')
  if (!answer) throw invalidAddress()
  return answer.record as T
}

/** The data that each page made of the operator's content reads, also those that staff read within captain. */
export const pageReads = {
  home: readHome,
  faq: readFaq,
  tokusho: readTokusho,
  articles: readArticles,
  article: readArticle,
  contact: readContact,
  receipt: readReceipt,
  privacyPolicy: (content: Content) => readDocument<PrivacyPolicy>(content, 'privacy-policy'),
  termOfService: (content: Content) => readDocument<TermOfService>(content, 'term-of-service'),
  manual: async () => ({}),
  staffArticles: async (content: Content) => readArticles(await content.forStaff()),
  staffArticle: async (content: Content, about: MetaContext, request: LoaderRequest) =>
    readArticle(await content.forStaff(), about, request),
}
