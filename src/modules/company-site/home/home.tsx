import { useLoaderData } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../../shell/words/words-context.tsx'
import { HarbourDrawing } from './harbour-drawing.tsx'
import { Cases } from './cases.tsx'
import { Company } from './company.tsx'
import { Partners } from './partners.tsx'
import { Prices } from './prices.tsx'
import { Services } from './services.tsx'
import { PublicLayout } from '../../../public/layout.tsx'
import { useSignInNotice } from '../../../public/sign-in-notice.ts'
import { ArticleCard } from '../parts/article-card.tsx'
import { PageLink } from '../../../public/parts/page-link.tsx'
import './home.css'
import '../../../public/parts/section.css'
import './selling-points.css'

/** The home page: company, services, cases, news, partners, prices, contact. */
export default function Home() {
  const { translate } = useWords()
  const { articles, categories, partners, company } = useLoaderData({ from: '/' })
  useSignInNotice()

  return (
    <PublicLayout>
      <section className="hero">
        <div className="measure">
          <div>
            <p className="eyebrow">{translate('public.home.eyebrow')}</p>
            <h1>{translate('public.home.headline')}</h1>
            <p className="lead">{translate('public.home.lead')}</p>
            <div className="ways">
              <PageLink to="/contact" className="button main">
                {translate('public.home.contact')}
              </PageLink>
              <PageLink to="/article" className="button">
                {translate('public.home.read')}
              </PageLink>
            </div>
          </div>
        </div>
        <HarbourDrawing />
      </section>
      <Services />
      <Cases />
      <SellingPoints />
      {articles.length > 0 && (
        <HomeSection name="articles">
          <div className="cards">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} categories={categories} />
            ))}
          </div>
          <PageLink to="/article" className="onward">
            {translate('public.home.articles.all')}
          </PageLink>
        </HomeSection>
      )}
      {partners.length > 0 && (
        <HomeSection name="partners">
          <Partners partners={partners} />
        </HomeSection>
      )}
      <Prices />
      {company && (
        <HomeSection name="company">
          <Company company={company} />
        </HomeSection>
      )}
      <section className="call" id="contact" aria-labelledby="home-call">
        <div className="measure">
          <h2 id="home-call">{translate('public.home.call.title')}</h2>
          <p>{translate('public.home.call.body')}</p>
          <PageLink to="/contact" className="button">
            {translate('public.home.call.action')}
          </PageLink>
        </div>
      </section>
    </PublicLayout>
  )
}

function HomeSection({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { translate } = useWords()
  const lead = translate(`public.home.${name}.lead`, { _: '' })
  return (
    <section className="home-section" id={name} aria-labelledby={`home-${name}`}>
      <div className="measure">
        <div className="section-head">
          <h2 id={`home-${name}`}>{translate(`public.home.${name}.title`)}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}

const points = ['write', 'together', 'undo', 'language'] as const

/** Why the site is easy to maintain. */
function SellingPoints() {
  const { translate } = useWords()
  return (
    <section className="home-section tinted" aria-labelledby="home-points">
      <div className="measure">
        <div className="section-head">
          <h2 id="home-points">{translate('public.home.points.title')}</h2>
        </div>
        <dl className="points">
          {points.map((point) => (
            <div key={point}>
              <dt>{translate(`public.home.points.${point}.title`)}</dt>
              <dd>{translate(`public.home.points.${point}.body`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
