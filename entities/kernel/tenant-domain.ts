import { z } from 'zod'
import { atMostOne, hostUnderDomain, uniqueAcrossParents } from '../language/cross-record-rules/index.ts'
import { entity } from '../language/entity.ts'
import { choice, date, longText, reference, text, toggle, url } from '../language/fields/index.ts'
import { not, offWhen, requiredWhen } from '../language/record-rules/index.ts'
import { domainName } from '../language/rules/network.ts'
import { tenant } from './tenant.ts'

export const tenantDomain = entity('tenant-domain', {
  sites: ['funaneco-jp'],
  apiKeys: false,
  parent: tenant,
  schema: z.object({
    domain: reference('domain'),
    hostName: text({ maxBytes: 253, code: 'lower', rules: [domainName()] }),
    kind: choice(['site', 'redirect', 'staging', 'api'], { initially: 'site' }),
    isPrimary: toggle(),
    redirectTo: url().optional(),
    sslExpiresOn: date().optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['hostName'],
  list: ['hostName', 'domain', 'kind', 'isPrimary', 'sslExpiresOn'],
  create: true,
  sort: ['hostName', 'ASC'],
  search: ['hostName', 'memo'],
  filter: ['domain', 'kind', 'isPrimary'],
  sections: {
    aside: ['isPrimary', 'sslExpiresOn', 'memo'],
  },
  rules: [requiredWhen('redirectTo', { kind: 'redirect' }), offWhen('isPrimary', { kind: not('site') })],
  crossRecordRules: [hostUnderDomain('hostName', 'domain'), atMostOne('isPrimary'), uniqueAcrossParents('hostName')],
  menu: { group: 'business', icon: 'PublicOutlined' },
})
