import { sql } from 'kysely'
import type { ShownAiRevision } from '../../../entities/system/ai-request.ts'
import { all, first, run, type Operation } from '../../base/db/query.ts'
import type { Dialect } from '../../base/db/database.ts'
import { installation } from '../../base/db/scope.ts'
import { statement } from '../../base/db/statement.ts'
import type { AiRequestRow, AiRevisionRow } from './tables.ts'

/** Who makes a change, and in which request. */
export interface RevisionAuthor {
  /** The account; null for the server's own changes. */
  readonly by: string | null
  /** The administrator acting as the account, if any. */
  readonly impersonator: string | null
  readonly requestId: string
}

/** Records the current content of a request, in the transaction that changed it. */
export function* writeRevision(
  dialect: Dialect,
  { id, version, status, failure, prompt, english }: AiRequestRow,
  action: AiRevisionRow['action'],
  { by, impersonator, requestId }: RevisionAuthor,
): Operation<void> {
  const revision: AiRevisionRow = {
    recordId: id,
    version,
    action,
    at: new Date().toISOString(),
    by,
    impersonator,
    requestId,
    values: JSON.stringify({ status, failure, prompt, english }),
  }
  yield* run(statement(installation(dialect).insertInto('ai_revision').values(revision))({}))
}

/** A deleted request's texts are deleted with it. */
export function* deleteRevisions(dialect: Dialect, id: string): Operation<void> {
  yield* run(statement(installation(dialect).deleteFrom('ai_revision').where('recordId', '=', id))({}))
}

/** The history of a request, newest first, and the number of revisions. */
export function* revisionsOf(
  dialect: Dialect,
  id: string,
  [from, to]: readonly [number, number],
): Operation<{ readonly revisions: readonly ShownAiRevision[]; readonly total: number }> {
  const own = installation(dialect).selectFrom('ai_revision').where('recordId', '=', id)
  const page = own
    .leftJoin('auth_user as person', 'person.id', 'ai_revision.by')
    .leftJoin('auth_user as acting', 'acting.id', 'ai_revision.impersonator')
    .selectAll('ai_revision')
    .select(['person.name as byName', 'acting.name as impersonatorName'])
    .orderBy('version', 'desc')
    // One more, to compare the last one of the page with.
    .limit(to - from + 2)
    .offset(from)
  const rows = yield* all<NamedRow>(statement(page)({}))
  const counted = yield* first<{ total: number }>(statement(own.select(sql<number>`count(*)`.as('total')))({}))
  const pageRows = rows.slice(0, to - from + 1)
  return {
    revisions: pageRows.map(
      ({ version, action, at, requestId, by, byName, impersonator, impersonatorName, values }, place) => ({
        version,
        action,
        at,
        requestId,
        by: personName(by, byName),
        impersonator: personName(impersonator, impersonatorName),
        before: rows[place + 1] ? parseValues(rows[place + 1]!) : null,
        after: parseValues({ values }),
      }),
    ),
    total: Number(counted!.total),
  }
}

interface NamedRow extends AiRevisionRow {
  readonly byName: string | null
  readonly impersonatorName: string | null
}

const personName = (id: string | null, name: string | null): ShownAiRevision['by'] =>
  id === null ? null : { id, name: name ?? '' }

const parseValues = ({ values }: Pick<AiRevisionRow, 'values'>) => JSON.parse(values) as ShownAiRevision['after']
