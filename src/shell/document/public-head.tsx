import { joinPrefix } from '../words/locale.ts'
import type { Meta } from './meta.ts'
import { usePage } from '../page-context.ts'
import { useSite } from '../site.ts'
import { useWords } from '../words/words-context.tsx'

interface PublicHeadProps {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly meta: Meta
  readonly url: (path: string) => string
}

/** Canonical URL, alternate languages, link preview and structured data. */
export function PublicHead({ path, title, description, meta, url }: PublicHeadProps) {
  const { origin } = usePage()
  const { locale, translate } = useWords()
  const site = useSite()
  const facts = [...(meta.jsonLd ?? []), ...(path === '/' ? [] : [breadcrumbs()])]

  function breadcrumbs() {
    const steps = [{ name: translate('titles.pages.index'), path: '/' }]
    if (meta.parent) steps.push({ name: translate(`titles.pages.${meta.parent.title}`), path: meta.parent.path })
    steps.push({ name: title, path })
    return {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: url(step.path),
      })),
    }
  }

  return (
    <>
      <link rel="canonical" href={url(path)} />
      <link rel="alternate" hrefLang="ja" href={origin + path} />
      <link rel="alternate" hrefLang="en" href={origin + joinPrefix('/en', path)} />
      <link rel="alternate" hrefLang="x-default" href={origin + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={meta.type ?? 'website'} />
      <meta property="og:url" content={url(path)} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:image" content={meta.image ?? `${origin}/og.png`} />
      <meta property="og:locale" content={locale === 'en' ? 'en_US' : 'ja_JP'} />
      <meta property="og:locale:alternate" content={locale === 'en' ? 'ja_JP' : 'en_US'} />
      {meta.published && <meta property="article:published_time" content={meta.published} />}
      {meta.modified && <meta property="article:modified_time" content={meta.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{
          __html: JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c'),
        }}
      />
    </>
  )
}
