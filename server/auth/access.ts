import type { SiteSlug } from '../../entities/language/sites.ts'
import type { Screen } from '../../entities/language/screens.ts'

/**
 * Who may call a route. Every route declares one; the server refuses to start on a route without.
 * public: anybody. session: whoever is signed in. member: whoever may enter the tenant of the path. ai: whoever may use
 * AI. operator: admins.
 */
export const accessClasses = ['public', 'session', 'member', 'ai', 'operator'] as const
export type AccessClass = (typeof accessClasses)[number]

/** The account behind a call. */
export interface Caller {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly isUser: boolean
  readonly cfAi: boolean
}

/** The tenant of the path, as far as every handler needs it. */
export interface RequestTenant {
  readonly id: string
  readonly slug: string
  readonly site: SiteSlug
  readonly status: 'preparing' | 'active' | 'suspended' | 'closed'
}

/** What the guard of a subtree found out before any handler ran. */
export interface Access {
  readonly user: Caller
  readonly sessionId: string
  /** Present on every route below a tenant. */
  readonly tenant?: RequestTenant
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessClass
    /** The entity an entity route serves, and the screen that must exist for it: the tenant's site must have them. */
    entity?: string
    screen?: Screen | readonly Screen[]
  }
  interface FastifyRequest {
    /** Filled on routes of every class but public. */
    access: Access
  }
}
