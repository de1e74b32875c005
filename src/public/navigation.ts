import { links } from '../generated/modules/links.ts'
import type { FrameLink, ModuleLinks } from './module.ts'

const linksIn = (place: keyof ModuleLinks): readonly FrameLink[] => links.flatMap((each) => each[place] ?? [])

/** Where visitors write to us; none in an installation that takes no inquiries. */
export const contactLinks = linksIn('contact')

/** The links of the header. */
export const mainLinks: readonly FrameLink[] = [...linksIn('header'), ...contactLinks]

/** Where visitors may find help by themselves. */
export const helpLinks: readonly FrameLink[] = [...linksIn('support'), ['manual', '/manual/captain-login']]

/** The links of the footer, by group. */
export const footerLinks: Readonly<Record<'site' | 'support' | 'legal', readonly FrameLink[]>> = {
  site: [['home', '/'], ...linksIn('site')],
  support: [...helpLinks, ...contactLinks],
  legal: linksIn('legal'),
}
