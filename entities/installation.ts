/**
 * The business modules of this installation: folders of declarations here, and under the same name in `server/modules/`
 * and `src/modules/` where one has more than declarations. What is not listed leaves nothing behind.
 */
export const modules = [
  'company-site',
  'customer-emails',
  'legal',
  'inquiries',
  'shop',
  'opening',
  'shifts',
  'events',
] as const

/** The kinds of tenant site (spec section 1), by slug. A tenant is a row that uses one of them. */
export const sites = [
  'funaneco-jp',
  'flat-flat-net',
  'myprince-vip',
  'myturn-games',
  'emu-esu-com',
  'sound-clover-com',
  'suda-nijo-com',
  'toki-tsumugi-cafe',
  'tajimi-kasa-pub-com',
  'tajiminazo-myturn-games',
] as const

export type SiteSlug = (typeof sites)[number]

/** The site of the company that runs the installation. It has exactly one tenant, whose content is the public site. */
export const operatorSite = 'funaneco-jp' satisfies SiteSlug

/**
 * Where the operator's own pages show a record, by entity: a path without its language, with `{slug}` where it has a page
 * of its own. Legal documents have none: their pages show the version in force.
 */
export const operatorPages: Readonly<Record<string, string>> = {
  article: '/article/{slug}',
  'article-category': '/article',
  faq: '/faq',
  partner: '',
}

/** The entities, by the tenant's slug, of which `{entity}/{id}` is the edit page and not the preview. */
export const shortEditPaths: Readonly<Record<string, readonly string[]>> = { 'myturn-games': ['news'] }

/**
 * What the staff of a new tenant make first, by kind of site and in order: entities, and the library of pictures and
 * files. The dashboard shows them as a checklist until each has a record that is no draft.
 */
export const firstSteps: Readonly<Partial<Record<SiteSlug, readonly string[]>>> = {
  'funaneco-jp': ['domain', 'article', 'faq', 'privacy-policy', 'term-of-service', 'tokusho'],
  'myprince-vip': ['area', 'service', 'price-plan', 'cast', 'library', 'article', 'privacy-policy', 'term-of-service'],
  'myturn-games': ['news', 'library'],
  'emu-esu-com': ['construction-project', 'library', 'news', 'partner', 'privacy-policy', 'term-of-service'],
  'sound-clover-com': ['member', 'sound', 'library', 'news', 'privacy-policy', 'term-of-service'],
  'suda-nijo-com': ['shop', 'product', 'library', 'tokusho', 'privacy-policy', 'term-of-service'],
  'toki-tsumugi-cafe': [
    'business-day',
    'drink',
    'food',
    'library',
    'article',
    'tokusho',
    'privacy-policy',
    'term-of-service',
  ],
  'tajimi-kasa-pub-com': ['facility', 'year', 'circle', 'event', 'library', 'article'],
  'tajiminazo-myturn-games': ['news', 'library', 'privacy-policy', 'term-of-service'],
}
