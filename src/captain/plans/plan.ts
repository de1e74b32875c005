import type { Answer } from '../../shell/base/answer.ts'

export type Plan = Answer<'GET /api/v1/authorized/tenants/{tenant}/publish-plans'>[number]
export type JudgedPlan = Answer<'GET /api/v1/authorized/tenants/{tenant}/publish-plans/{id}'>
export type PlanItem = JudgedPlan['items'][number]

export const plansPath = (tenant: string) => `/api/v1/authorized/tenants/${tenant}/publish-plans` as const
