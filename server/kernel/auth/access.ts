import type { SiteSlug } from '../../../entities/installation.ts'
import type { Screen } from '../../../entities/language/screens.ts'
import type { AccessClass, MemberRight } from '../../../entities/language/system-operation.ts'

/** The account behind a request; or the API key, whose role is `key`. */
export interface Caller {
  readonly id: string
  readonly name: string
  readonly role: string
  readonly isUser: boolean
  readonly cfAi: boolean
}

/** The tenant in the path, with what every handler needs. */
export interface RequestTenant {
  readonly id: string
  readonly slug: string
  readonly site: SiteSlug
  readonly status: 'preparing' | 'active' | 'suspended' | 'closed'
}

/** The same, with what the caller may do there that not every member may. */
export interface EnteredTenant extends RequestTenant {
  readonly rights: readonly MemberRight[]
}

/** What the guard established before the handler runs. */
export interface Access {
  readonly user: Caller
  /** Empty for an API key. */
  readonly sessionId: string
  /** What an API key may do, with what that includes; undefined for people. */
  readonly scopes?: ReadonlySet<string>
  /** Whether the key is one of a server, which is believed for whom it calls; anybody can read one that a page has. */
  readonly isServerKey?: boolean
  /** Present on every route below a tenant. */
  readonly tenant?: EnteredTenant
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route declares one; the server refuses to start with a route that does not. */
    access?: AccessClass
    /** What members need besides; API keys cannot have it. */
    right?: MemberRight | undefined
    /** The entity of an entity route, and the screen it requires: the tenant's site must have them. */
    entity?: string
    screen?: Screen | readonly Screen[]
    /**
     * The scope with which an API key may call the route, as `news:create`; `*` lets any key. Without one, keys may not
     * call it; the public may call public routes all the same.
     */
    keyScope?: string
    /** Called by pages on their own: a call does not count as a use of the session. */
    unattended?: true
  }
  interface FastifyRequest {
    /** Set on routes of every access class except public. */
    access: Access
  }
}
