/** A link of the frame: its word under `public.frame`, and where it leads. */
export type FrameLink = readonly [word: string, to: string]

/** The links of the header. */
export const mainLinks: readonly FrameLink[] = [
  ['services', '/#services'],
  ['article', '/article'],
  ['faq', '/faq'],
  ['contact', '/contact'],
]

/** The links of the footer, by group. */
export const footerLinks: Readonly<Record<'site' | 'support' | 'legal', readonly FrameLink[]>> = {
  site: [
    ['home', '/'],
    ['services', '/#services'],
    ['article', '/article'],
  ],
  support: [
    ['faq', '/faq'],
    ['manual', '/manual/captain-login'],
    ['contact', '/contact'],
  ],
  legal: [
    ['privacyPolicy', '/privacy-policy'],
    ['termOfService', '/term-of-service'],
    ['tokusho', '/tokusho'],
  ],
}
