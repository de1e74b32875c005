import type { EntityName } from '../entity-names.ts'
import type { SiteSlug } from '../sites.ts'

/** The library of pictures and files, as a step of its own. */
export const libraryStep = 'library'

/**
 * What the staff of a new tenant make first, by kind of site and in order: entities, and the library. The dashboard
 * shows them as a checklist until each has a record that is no draft.
 */
export const firstSteps: Readonly<Record<SiteSlug, readonly (EntityName | typeof libraryStep)[]>> = {
  'funaneco-jp': ['domain', 'article', 'faq', 'privacy-policy', 'term-of-service', 'tokusho'],
  'flat-flat-net': [],
  'myprince-vip': [
    'area',
    'service',
    'price-plan',
    'cast',
    libraryStep,
    'article',
    'privacy-policy',
    'term-of-service',
  ],
  'myturn-games': ['news', libraryStep],
  'emu-esu-com': ['construction-project', libraryStep, 'news', 'partner', 'privacy-policy', 'term-of-service'],
  'sound-clover-com': ['member', 'sound', libraryStep, 'news', 'privacy-policy', 'term-of-service'],
  'suda-nijo-com': ['shop', 'product', libraryStep, 'tokusho', 'privacy-policy', 'term-of-service'],
  'toki-tsumugi-cafe': [
    'business-day',
    'drink',
    'food',
    libraryStep,
    'article',
    'tokusho',
    'privacy-policy',
    'term-of-service',
  ],
  'tajimi-kasa-pub-com': ['facility', 'year', 'circle', 'event', libraryStep, 'article'],
  'tajiminazo-myturn-games': ['news', libraryStep, 'privacy-policy', 'term-of-service'],
}
