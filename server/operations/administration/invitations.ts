import type { FastifyInstance } from 'fastify'
import { invitation } from '../../../entities/system/account.ts'
import { requestOrigin } from '../../kernel/auth/calls/call.ts'
import { recordEvent } from '../../kernel/auth/audit/record-event.ts'
import { insertAccount } from '../../kernel/auth/invitations/new-account.ts'
import { issueInvitation } from '../../kernel/auth/invitations/invitations.ts'
import { grantMembership } from '../../kernel/auth/membership-records.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { deliverInvitation } from './deliver-invitation.ts'
import { membershipContextOf, type AdminServices } from './services.ts'

/** The route by which people get access. */
export function invitationAdminRoutes(app: FastifyInstance, services: () => AdminServices): void {
  operationRoutes(app, invitation, {
    async invite({ request, store, user: admin, body: input }) {
      const { database } = store
      const membershipContext = await membershipContextOf(services(), request)
      return database.write(membershipContext.operator, function* () {
        const user = yield* insertAccount(database.dialect, input)
        const link = yield* issueInvitation(database.dialect, { kind: 'invite', user, by: admin.id })
        yield* recordEvent(store, {
          action: 'invited',
          actor: admin.id,
          target: { id: user },
          ...requestOrigin(request),
          detail: { role: input.role, cfAi: input.cfAi, isUser: input.isUser },
        })
        for (const tenant of input.tenants) yield* grantMembership(membershipContext, user, tenant)()
        return yield* deliverInvitation(services(), request, 'invite', { ...input, id: user }, link)
      })
    },
  })
}
