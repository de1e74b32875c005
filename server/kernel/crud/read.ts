import type { FastifyInstance } from 'fastify'
import type { Values } from '../../../entities/language/input/body.ts'
import { whenReady } from '../../base/db/database.ts'
import type { Entity } from '../../../entities/language/entity.ts'
import { draftMember, draftVersion } from '../drafts/draft-mark.ts'
import type { Context } from '../records/context.ts'
import { readRecordJson, type ReadBesides } from '../records/read-row.ts'
import { assertKeys, contextOf, heldTag, idOf, queryOf, sendJson, sendUnchanged } from '../requests/request.ts'
import { route } from './route.ts'
import { sendShown, shownParameters, shownReadOf } from './shown.ts'

/** GET …/news/:id */
export const readRecord = (app: FastifyInstance, entity: Entity) =>
  route(app, entity, 'read', ['list', 'edit', 'preview'], (request, reply) => {
    const context = contextOf(app, entity, request)
    assertKeys(queryOf(request), ...shownParameters)
    const shown = shownReadOf(app, context, request, false)
    const found = context.store.database.read(context.tenant.id, () =>
      readRecordJson(context, idOf(request), draftBesides(context)),
    )
    return whenReady(found, ({ record, version, updatedAt, digest, changes }) => {
      if (shown)
        return shown
          .show([JSON.parse(String(record)) as Values])
          .then(([only]) => sendShown(request, reply, only, version))
      // After a backup was restored, a version may be another one than before, though its number is the same.
      const tag = `"${version}-${digest}-${updatedAt}${changes > 0 ? `-${changes}` : ''}"`
      const held = heldTag(request, tag)
      return held === undefined ? sendJson(reply.header('etag', tag), record) : sendUnchanged(reply, held)
    })
  })

/** What a read record says of its draft. */
const draftBesides = ({ store, entity }: Context): ReadBesides => ({
  members: (table) => draftMember(store, entity, table),
  changes: (table) => draftVersion(store, entity, table),
})
