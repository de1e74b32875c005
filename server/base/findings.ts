import type { Env } from './env.ts'

/** What the doctor found: `wrong` has to be fixed, `note` is good to know. */
export interface Finding {
  readonly level: 'ok' | 'note' | 'wrong'
  readonly what: string
  /** What to do about it. */
  readonly mend?: string
}

export const ok = (what: string): Finding => ({ level: 'ok', what })
export const note = (what: string, mend?: string): Finding => ({ level: 'note', what, ...(mend && { mend }) })
export const wrong = (what: string, mend: string): Finding => ({ level: 'wrong', what, mend })

const marks = { ok: '  ok   ', note: '  note ', wrong: '  WRONG' } as const

/** A finding as it stands on the terminal. */
export const findingText = ({ level, what, mend }: Finding): string =>
  `${marks[level]} ${what}${mend === undefined ? '' : `\n          → ${mend}`}`

/** The first of many names, and how many more there are. */
export const some = (names: readonly string[]): string =>
  names.length <= 3 ? names.join(', ') : `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`

/** Reads rows, of one tenant where the database has a wall between them. Changes nothing. */
export type Ask = <Row>(sql: string, tenant?: string) => Promise<readonly Row[]>

/** Looks at a part of an installation, whether its server runs or not. */
export type Examine = (env: Env, ask: Ask) => Promise<readonly Finding[]>

/** The operator's tenant, which owns the tenants; none before setup. */
export async function operatorOf(ask: Ask): Promise<string | undefined> {
  const [operator] = await ask<{ id: string }>('SELECT "id" FROM "tenant" WHERE "tenant_id" = "id"')
  return operator?.id
}
