/**
 * The captain screens of the specification (section 2), typed from its text and not derived from the registry, so that
 * the two can disagree. Edit paths are `{id}/edit`, business-day's `edit`; a preview says what its path ends with.
 */
export interface Screens {
  readonly list: string
  readonly create: string
  readonly edit: string
  readonly preview: string
}

export const specification: Readonly<Record<string, Screens>> = {
  'funaneco-jp': {
    list: `domain, tenant, user, article, partner, contact, registrar, tokusho, tenant-menu, privacy-policy, term-of-service,
      faq, article-category, maintenance-site, tenant-menu-category, tenant/{id}/tenant-user, tenant/{id}/tenant-domain`,
    create: `domain, tenant, article, partner, tokusho, registrar, tenant-menu, privacy-policy, term-of-service,
      article-category, faq, user, tenant-menu-category, tenant/{id}/tenant-user, tenant/{id}/tenant-domain`,
    edit: `faq, user, domain, tenant, article, partner, tokusho, registrar, tenant-menu, article-category, maintenance-site,
      privacy-policy, term-of-service, tenant-menu-category`,
    preview: 'contact/{id}, tokusho/{id}, article/{slug}, privacy-policy/{id}, term-of-service/{id}',
  },
  'myprince-vip': {
    list: `faq, area, cast, article, service, price-plan, privacy-policy, term-of-service, cast-work-schedule,
      price-additional-menu`,
    create: 'faq, area, cast, article, service, price-plan, privacy-policy, term-of-service, price-additional-menu',
    edit: `faq, area, cast, article, service, price-plan, privacy-policy, term-of-service, cast-work-schedule,
      price-additional-menu`,
    preview: 'privacy-policy/{id}, term-of-service/{id}',
  },
  'myturn-games': { list: 'news', create: 'news', edit: 'news', preview: 'news/{slug}' },
  'emu-esu-com': {
    list: 'contact, partner, privacy-policy, term-of-service, news, construction-project',
    create: 'partner, privacy-policy, term-of-service, news, construction-project',
    edit: 'news, partner, construction-project, privacy-policy, term-of-service',
    preview: 'news/{slug}, contact/{id}, construction-project/{slug}, privacy-policy/{id}, term-of-service/{id}',
  },
  'sound-clover-com': {
    list: 'news, sound, member, contact, privacy-policy, term-of-service',
    create: 'news, sound, member, privacy-policy, term-of-service',
    edit: 'news, sound, member, privacy-policy, term-of-service',
    preview: 'news/{slug}, contact/{id}, privacy-policy/{id}, term-of-service/{id}',
  },
  'suda-nijo-com': {
    list: `order, product, tokusho, delivery, payment-bank, payment-card, privacy-policy, term-of-service,
      product-recommend`,
    create: 'product, tokusho, privacy-policy, term-of-service, product-recommend',
    edit: 'product, tokusho, privacy-policy, term-of-service',
    preview: 'order/{id}, tokusho/{id}, privacy-policy/{id}, term-of-service/{id}',
  },
  'toki-tsumugi-cafe': {
    list: `faq, food, play, drink, event, article, tokusho, boardgame, drink-category, food-category, play-category,
      business-day, business-schedule, privacy-policy, term-of-service`,
    create: `faq, food, play, drink, event, article, tokusho, boardgame, drink-category, food-category, play-category,
      business-schedule, privacy-policy, term-of-service`,
    edit: `faq, food, play, drink, event, article, boardgame, drink-category, food-category, play-category,
      business-schedule, tokusho, privacy-policy, term-of-service, business-day`,
    preview: 'event/{slug}, article/{slug}, tokusho/{id}, privacy-policy/{id}, term-of-service/{id}',
  },
  'tajimi-kasa-pub-com': {
    list: 'event, media, link, year, circle, article, contact, facility',
    create: 'link, year, event, media, article, circle, facility',
    edit: 'article, facility, link, year, event, media, circle',
    preview: 'article/{slug}, event/{slug}, contact/{id}',
  },
  'tajiminazo-myturn-games': {
    list: 'news, contact, privacy-policy, term-of-service',
    create: 'news, privacy-policy, term-of-service',
    edit: 'news, privacy-policy, term-of-service',
    preview: 'news/{slug}, contact/{id}, privacy-policy/{id}, term-of-service/{id}',
  },
}

/** The entries of a cell of the table above. */
export const named = (cell: string): readonly string[] => cell.split(',').map((each) => each.trim())
