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
