import { z } from 'zod'
import { emailAddress } from '../language/shared/email-address.ts'
import { name } from '../language/shared/name.ts'
import { searched, systemOperations } from '../language/system-operation.ts'

const person = z.object({
  id: z.uuid(),
  name: z.string(),
  email: emailAddress,
  role: z.enum(['admin', 'user']),
  isUser: z.boolean().describe('False for an external account.'),
  cfAi: z.boolean().describe('Whether the account may use the AI area.'),
  banned: z.boolean().describe('Now.'),
  banReason: z.string().nullable(),
  banExpires: z.iso.datetime().nullable().describe('`null` for a ban until it is ended.'),
  createdAt: z.iso.datetime(),
  invited: z.boolean().describe('Without a way in yet: neither passkey nor password.'),
})

const membership = z.object({
  id: z.uuid(),
  tenant: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  joinedOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
})

/** A link that was issued. */
export const issuedInvitation = z
  .object({
    user: z.object({ id: z.uuid() }),
    link: z.url().nullable().describe('Shown this once, to administrators; `null` when it was mailed.'),
    mailed: z.boolean(),
    expiresAt: z.iso.datetime(),
  })
  .describe('The link works once, for 72 hours.')

/** Accounts, what they may do besides their role, and their tenants, for administrators. */
export const account = systemOperations({
  path: 'users',
  tag: 'Administration',
  access: 'operator',
  params: { membership: z.uuid() },
  operations: {
    list: {
      id: 'listPeople',
      summary: 'Search accounts by name and email address',
      call: 'GET',
      page: {
        sortable: ['name', 'email', 'role', 'createdAt'],
        initially: ['name', 'ASC'],
        ...searched({
          role: z.enum(['admin', 'user']).optional(),
          banned: z.boolean().optional(),
          invited: z.boolean().optional(),
          isUser: z.boolean().optional(),
        }),
      },
      answer: z.array(person).describe('A page of accounts.'),
    },
    recover: {
      id: 'issueRecovery',
      summary: 'Issue a new recovery link, or a new link for an unused invitation',
      call: 'POST /:id/recoveries',
      answer: issuedInvitation,
    },
    setCapabilities: {
      id: 'setCapabilities',
      summary: 'Set whether an account may use the AI area, and whether it is a regular user',
      call: 'PATCH /:id/capabilities',
      body: z
        .strictObject({
          cfAi: z.boolean().optional().describe('Whether the account may use the AI area, which costs money.'),
          isUser: z.boolean().optional().describe('False for an external account.'),
        })
        .refine((input) => Object.keys(input).length > 0),
      answer: z.object({ id: z.uuid(), cfAi: z.boolean(), isUser: z.boolean() }).describe('As it is now.'),
    },
    listMemberships: {
      id: 'listMemberships',
      summary: 'List the tenants of an account',
      call: 'GET /:id/memberships',
      answer: z.array(membership).describe('Those not in the trash.'),
    },
    grantMembership: {
      id: 'grantMembership',
      summary: 'Make another account a member of a tenant',
      call: 'POST /:id/memberships',
      body: z.strictObject({ tenant: z.uuid().describe('The id of a tenant.') }),
      answer: z.object({ id: z.uuid() }).describe('The membership.'),
    },
    endMembership: {
      id: 'endMembership',
      summary: 'End a membership; it moves to the trash of the tenant’s users',
      call: 'DELETE /:id/memberships/:membership',
      answer: 'Ended.',
    },
  },
})

/** How people get access: there is no self-registration. */
export const invitation = systemOperations({
  path: 'invitations',
  tag: 'Administration',
  access: 'operator',
  operations: {
    invite: {
      id: 'invite',
      summary: 'Create an account and invite its owner',
      call: 'POST',
      body: z.strictObject({
        name: name(100),
        email: emailAddress,
        role: z.enum(['admin', 'user']).default('user'),
        isUser: z.boolean().default(true).describe('False for an external account.'),
        cfAi: z.boolean().default(false).describe('Whether the account may use the AI area.'),
        tenants: z.array(z.uuid()).max(100).default([]).describe('The tenants to become a member of, by id.'),
      }),
      answer: issuedInvitation,
      refusals: [409],
    },
  },
})

/** Invitations for accounts that staff of the operator created as records. */
export const userInvitation = systemOperations({
  path: 'user/:id/invitation',
  tag: 'user',
  access: 'member',
  operations: {
    read: {
      id: 'readUserInvitation',
      summary: 'Get whether a user has signed in yet',
      call: 'GET',
      shows: { entity: 'user', screen: 'edit' },
      answer: z
        .object({
          joined: z.boolean().describe('Whether the account has a way in: a passkey or a password.'),
          openUntil: z.iso.datetime().nullable().describe('Until when a link that was drawn can be used.'),
          mayInvite: z.boolean().describe('Whether the caller may draw a link; an administrator always may.'),
          byHand: z
            .boolean()
            .describe('Whether no mail goes out, so that administrators alone make links and hand them over.'),
        })
        .describe('How far the invitation is.'),
    },
    invite: {
      id: 'inviteUser',
      summary: 'Invite a user who was created without a way to sign in',
      description:
        'A link drawn before ends. Whom an administrator made or gave rights is invited by administrators, and everybody where no mail goes out: the link is shown to administrators alone.',
      call: 'POST',
      shows: { entity: 'user', screen: 'create' },
      answer: issuedInvitation,
      refusals: [409, 415],
    },
  },
})
