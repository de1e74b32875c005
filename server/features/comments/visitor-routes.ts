import type { FastifyInstance } from 'fastify'
import { visitorComments } from '../../../entities/system/comment.ts'
import { param } from '../../base/db/parameter.ts'
import type { Operation } from '../../base/db/query.ts'
import { notFound } from '../../base/errors/api-error.ts'
import type { Store } from '../../kernel/records/context.ts'
import { operationRoutes } from '../../kernel/system-records/operations.ts'
import { commentTable } from './comments.ts'
import { findVisitorComment, shownToMembers, type VisitorComment } from './visitors.ts'

/** The routes with which members read, settle and delete what visitors wrote. */
export function visitorRoutes(app: FastifyInstance): void {
  operationRoutes(app, visitorComments, {
    list({ store, tenant, page, read }) {
      const { filter, ...place } = page
      const { plan, isDone } = filter
      return read(function* () {
        const { rows, total } = yield* commentTable.page(store, tenant.id, {
          ...place,
          shape: `by visitors ${plan !== undefined} ${isDone}`,
          bound: plan === undefined ? {} : { plan },
          matching(comments) {
            const written = comments.where('comment.guest', 'is not', null)
            const ofPlan = plan === undefined ? written : written.where('comment.plan', '=', param('plan'))
            return isDone === undefined ? ofPlan : ofPlan.where('comment.doneAt', isDone ? 'is not' : 'is', null)
          },
        })
        return { rows: rows.map((row) => shownToMembers({ ...row, guest: row.guest! })), total }
      })
    },

    settle: ({ store, tenant, user, params, body, write }) =>
      write(function* () {
        const comment = yield* existing(store, tenant.id, params.id)
        // Who marked it first stays named.
        if ((comment.doneAt !== null) === body.isDone) return
        const done = body.isDone
          ? { doneAt: new Date().toISOString(), doneBy: user.id }
          : { doneAt: null, doneBy: null }
        yield* commentTable.save(store, tenant.id, { ...comment, ...done, version: comment.version + 1 })
      }),

    remove: ({ store, tenant, params, write }) =>
      write(function* () {
        const { id } = yield* existing(store, tenant.id, params.id)
        yield* commentTable.remove(store, tenant.id, id)
      }),
  })
}

function* existing(store: Store, tenant: string, id: string): Operation<VisitorComment> {
  const comment = yield* findVisitorComment(store, tenant, id)
  if (!comment) throw notFound()
  return comment
}
