import type { Answer } from '../../shell/base/answer.ts'

export type Webhook = Answer<'GET /api/v1/authorized/tenants/{tenant}/webhooks'>[number]
export type Delivery = Answer<'GET /api/v1/authorized/tenants/{tenant}/webhooks/{id}/deliveries'>[number]

export type WebhooksPath = `/api/v1/authorized/tenants/${string}/webhooks`

/** How an endpoint fares, in one word. */
export function stateOf({ isOn, offReason, failingSince }: Webhook): 'on' | 'failing' | 'off' | 'stopped' {
  if (isOn) return failingSince === null ? 'on' : 'failing'
  return offReason === 'person' ? 'off' : 'stopped'
}
