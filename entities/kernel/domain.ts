import { z } from 'zod'
import { notReferencedWhen } from '../language/cross-record-rules/index.ts'
import { dayNear, dayPassed } from '../language/declaration/alerts.ts'
import { entity } from '../language/entity.ts'
import { date, integer, lines, longText, reference, states, text, toggle, yen } from '../language/fields/index.ts'
import { endAfterStart, not } from '../language/record-rules/index.ts'
import { countMax, uniqueItems } from '../language/rules/arrays.ts'
import { notAfterToday } from '../language/rules/dates.ts'
import { domainName, ipv4, ipv6 } from '../language/rules/network.ts'

export const domain = entity('domain', {
  sites: ['funaneco-jp'],
  schema: z.object({
    name: text({ maxBytes: 253, code: 'lower', rules: [domainName()] }),
    registrar: reference('registrar'),
    status: states(
      ['active', 'transferring', 'parked', 'abandoned'],
      {
        active: ['transferring', 'parked', 'abandoned'],
        transferring: ['active'],
        parked: ['transferring', 'active', 'abandoned'],
        abandoned: [],
      },
      { tones: { active: 'live', transferring: 'underway' } },
    ),
    registeredOn: date({ rules: [notAfterToday()] }).optional(),
    expiresOn: date(),
    autoRenew: toggle({ initially: true }),
    renewalNoticeDays: integer({ max: 365, initially: 30, unit: 'day' }),
    annualFee: yen().optional(),
    whoisPrivacy: toggle({ initially: true }),
    dnsProvider: text({ max: 50 }).optional(),
    nameServers: lines(
      { host: text({ maxBytes: 253, code: 'lower', rules: [domainName()] }) },
      { rules: [countMax(13), uniqueItems('host')] },
    ).optional(),
    ipv4: text({ code: 'any', rules: [ipv4()] }).optional(),
    ipv6: text({ code: 'any', rules: [ipv6()] }).optional(),
    memo: longText({ max: 1000 }).optional(),
  }),
  unique: ['name'],
  list: ['name', 'registrar', 'status', 'expiresOn', 'autoRenew'],
  create: true,
  edit: true,
  sort: ['expiresOn', 'ASC'],
  search: ['name', 'dnsProvider', 'memo'],
  filter: ['registrar', 'status', 'autoRenew', 'expiresOn'],
  sections: {
    contract: ['registrar', 'registeredOn', 'expiresOn', 'autoRenew', 'renewalNoticeDays', 'annualFee', 'whoisPrivacy'],
    dns: ['dnsProvider', 'nameServers', 'ipv4', 'ipv6'],
    aside: ['status', 'memo'],
  },
  rules: [endAfterStart('registeredOn', 'expiresOn')],
  alerts: {
    expired: dayPassed('expiresOn', { status: not('abandoned') }),
    expiringSoon: dayNear('expiresOn', 'renewalNoticeDays', { status: not('abandoned') }),
  },
  crossRecordRules: [notReferencedWhen('status', 'abandoned')],
  menu: { group: 'business', icon: 'LanguageOutlined' },
})
