import type { FastifyInstance } from 'fastify'
import type { Values } from '../../../entities/language/input/body.ts'
import { whenReady } from '../../base/db/database.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { readRecordJson } from '../records/read-row.ts'
import { assertKeys, contextOf, heldTag, idOf, queryOf, sendJson, sendUnchanged } from '../requests/request.ts'
import { route } from './route.ts'
import { sendShown, shownParameters, shownReadOf } from './shown.ts'

/** GET …/news/:id */
export const readRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'read', ['list', 'edit', 'preview'], (request, reply) => {
    const context = contextOf(app, entity, request)
    assertKeys(queryOf(request), ...shownParameters)
    const shown = shownReadOf(app, context, request, false)
    const found = context.store.database.read(context.tenant.id, () => readRecordJson(context, idOf(request)))
    return whenReady(found, ({ record, version, updatedAt, digest }) => {
      if (shown)
        return shown
          .show([JSON.parse(String(record)) as Values])
          .then(([only]) => sendShown(request, reply, only, version))
      // After a backup was restored, a version may be another one than before, though its number is the same.
      const tag = `"${version}-${digest}-${updatedAt}"`
      const held = heldTag(request, tag)
      return held === undefined ? sendJson(reply.header('etag', tag), record) : sendUnchanged(reply, held)
    })
  })
