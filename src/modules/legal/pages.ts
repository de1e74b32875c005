import { listAll } from '../../content/content.ts'
import type { ModulePages } from '../../public/module.ts'
import { readCompany } from './company.ts'
import type { LegalDocument } from './content.ts'
import { versionInForce } from './documents/version-in-force.ts'

export const pages: ModulePages = {
  words: ['entities/tokusho'],
  redirects: [
    { from: '/privacy', to: '/privacy-policy' },
    { from: '/terms', to: '/term-of-service' },
    { from: '/terms-of-service', to: '/term-of-service' },
  ],
  company: readCompany,
  sitemap: async (content) => {
    const empty: string[] = []
    for (const name of ['tokusho', 'privacy-policy', 'term-of-service'])
      if (!versionInForce(await listAll<LegalDocument>(content, name))) empty.push(`/${name}`)
    return { empty }
  },
}
