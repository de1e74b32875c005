import type { FastifyInstance, FastifyRequest } from 'fastify'
import { account } from '../../../entities/system/account.ts'
import { accountById, signInMethods } from '../../kernel/auth/accounts.ts'
import { peoplePage } from '../../kernel/auth/account-list.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { issueInvitation } from '../../kernel/auth/invitations/invitations.ts'
import { endMembership, grantMembership, readMemberships, tenantById } from '../../kernel/auth/membership-records.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { run, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import { notFound } from '../../base/errors/api-error.ts'
import { deliverInvitation } from './deliver-invitation.ts'
import { membershipContextOf, type AdminServices } from './services.ts'

/** Accounts, what they may do besides their role, and their tenants. */
export function accountAdminRoutes(app: FastifyInstance, services: () => AdminServices): void {
  const contextOf = (request: FastifyRequest) => membershipContextOf(services(), request)

  operationRoutes(app, account, {
    // `admin/list-users` searches a single column and does not include invitations.
    list: ({ store, page, read }) => read(() => peoplePage(store, page)),

    recover: ({ request, store, user, params, write }) =>
      write(function* () {
        const { dialect } = store.database
        const person = yield* accountById(dialect, params.id)
        if (!person) throw notFound()
        const { passkeys, hasPassword } = yield* signInMethods(dialect, params.id)
        // A person who never signed in is invited again; they have nothing that recovery would end.
        const kind = passkeys > 0 || hasPassword ? 'recover' : 'invite'
        const link = yield* issueInvitation(dialect, { kind, user: params.id, by: user.id })
        const action = kind === 'recover' ? 'recovery-issued' : 'invited'
        yield* recordEvent(store, { action, actor: user.id, target: person, ...requestOrigin(request) })
        return yield* deliverInvitation(services(), request, kind, person, link)
      }),

    setCapabilities: ({ request, store, user, params: { id }, body, write }) =>
      write(function* () {
        const { dialect } = store.database
        const person = yield* accountById(dialect, id)
        if (!person) throw notFound()
        yield* setFlags(dialect, id, body)
        yield* recordEvent(store, {
          action: 'capabilities-changed',
          actor: user.id,
          target: person,
          ...requestOrigin(request),
          detail: body,
        })
        return { id, ...(yield* flagsOf(dialect, id)) }
      }),

    async listMemberships({ request, params: { id } }) {
      const context = await contextOf(request)
      const { database, operator } = context
      return database.read(operator, function* () {
        if (!(yield* accountById(database.dialect, id))) throw notFound()
        const memberships = []
        for (const { tenant, ...row } of yield* readMemberships(context, id))
          memberships.push({ ...row, tenant: (yield* tenantById(context, tenant))! })
        return memberships
      })
    },

    async grantMembership({ request, params, body }) {
      const context = await contextOf(request)
      const saved = await context.database.write(context.operator, grantMembership(context, params.id, body.tenant))
      return { id: saved.id }
    },

    async endMembership({ request, params: { id, membership } }) {
      const context = await contextOf(request)
      await context.database.write(context.operator, () => endMembership(context, id, membership))
    },
  })
}

function* setFlags(
  dialect: Dialect,
  id: string,
  input: { readonly [flag in 'cfAi' | 'isUser']?: boolean | undefined },
): Operation<void> {
  const values = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, Number(value)]))
  yield* run(statement(installation(dialect).updateTable('auth_user').set(values).where('id', '=', id))({}))
}

function* flagsOf(dialect: Dialect, id: string): Operation<{ cfAi: boolean; isUser: boolean }> {
  const rows = (yield statement(
    installation(dialect).selectFrom('auth_user').select(['cfAi', 'isUser']).where('id', '=', id),
  )({})) as readonly { cfAi: unknown; isUser: unknown }[]
  return { cfAi: Boolean(rows[0]!.cfAi), isUser: Boolean(rows[0]!.isUser) }
}
