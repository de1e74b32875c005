import type { Answer } from '../../shell/base/answer.ts'
import { useNameText } from '../../kernel/words/name-text.ts'

/** Something that the public sees, or sees no more, from a moment on. */
export type Moment = Answer<'GET /api/v1/authorized/tenants/{tenant}/publishing-moments'>['moments'][number]

/** What distinguishes a moment from all others of a tenant. */
export const keyOf = ({ entity, id, field }: Moment): string => `${entity} ${id} ${field}`

/** What the record or the plan of a moment is called, in the page's language. */
export function useMomentTitle(): (moment: Moment) => string {
  const nameText = useNameText()
  return ({ entity, name }) => (entity === null ? name[0]!.text : nameText(entity, name))
}
