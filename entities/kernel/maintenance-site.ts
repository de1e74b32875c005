import { z } from 'zod'
import { entity } from '../language/entity.ts'
import { dateTime, lines, longText, reference, text, toggle } from '../language/fields/index.ts'
import { endAfterStart, endInFuture, requiredWhen } from '../language/record-rules/index.ts'
import { countMax, uniqueItems } from '../language/rules/arrays.ts'
import { ipAddress } from '../language/rules/network.ts'

export const maintenanceSite = entity('maintenance-site', {
  sites: ['funaneco-jp'],
  apiKeys: false,
  schema: z.object({
    // A maintenance record does not prevent its tenant from being deleted.
    tenant: reference('tenant', { onDelete: 'cascade' }),
    isEnabled: toggle({ window: { from: 'startAt', until: 'endAt' }, tones: { true: 'paused' } }),
    startAt: dateTime().optional(),
    endAt: dateTime().optional(),
    title: text({ max: 50, initially: 'ただいまメンテナンス中です' }),
    message: longText({ max: 400 }).optional(),
    messageEn: longText({ max: 1200 }).optional(),
    allowedIps: lines(
      { ip: text({ code: 'any', rules: [ipAddress()] }), note: text({ max: 30 }).optional() },
      { rules: [countMax(20), uniqueItems('ip')] },
    ).optional(),
    allowTenantUsers: toggle({ initially: true }),
  }),
  translated: ['message'],
  unique: ['tenant'],
  fixed: ['tenant'],
  list: ['tenant', 'isEnabled', 'startAt', 'endAt'],
  edit: true,
  filter: ['isEnabled'],
  attention: { closed: { severity: 'planned', filter: { isEnabled_now: ['true', 'scheduled'] } } },
  confirmOnChange: ['isEnabled'],
  sections: {
    notice: ['title', 'message'],
    exceptions: ['allowTenantUsers', 'allowedIps'],
    aside: ['tenant', 'isEnabled', 'startAt', 'endAt'],
  },
  rules: [
    endAfterStart('startAt', 'endAt'),
    requiredWhen('message', { isEnabled: true }),
    endInFuture('endAt', 'isEnabled'),
  ],
  menu: { group: 'settings', icon: 'ConstructionOutlined' },
})
