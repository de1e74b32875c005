import { createHash } from 'node:crypto'
import type { Secret } from '../../../entities/language/system-record.ts'

type Values = Readonly<Record<string, unknown>>

/** How a secret is written to its columns (`secretColumns` of the declarations), and what people recognise it by. */
export interface KeptSecret {
  /** The columns of a new secret; null for a record that has none. */
  columnsOf(secret: string | null): Values
  /** Those that keep the secret of a record beside a new one, until a moment. */
  previousOf(record: Values, until: string): Values
  /** Those without a secret before. */
  readonly withoutPrevious: Values
  /** The first characters of the secret, and of the one before. */
  hintOf(record: Values): unknown
  previousHintOf(record: Values): unknown
}

/** Enough for what is random; a slow hash is for what people think of. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** By how a secret is kept; `hint` says what people recognise one by. */
export const keptSecrets: Readonly<Record<Secret, (hint: (secret: string) => string) => KeptSecret>> = {
  hashed: (hint) => ({
    columnsOf: (secret) => ({ hash: hashOf(secret!), hint: hint(secret!) }),
    previousOf: (record, until) => ({
      previousHash: record['hash'],
      previousHint: record['hint'],
      previousUntil: until,
    }),
    withoutPrevious: { previousHash: null, previousHint: null, previousUntil: null },
    hintOf: (record) => record['hint'],
    previousHintOf: (record) => record['previousHint'],
  }),
  readable: (hint) => {
    const shown = (secret: unknown) => (secret === null ? null : hint(secret as string))
    return {
      columnsOf: (secret) => ({ secret }),
      previousOf: (record, until) => ({ previousSecret: record['secret'], previousUntil: until }),
      withoutPrevious: { previousSecret: null, previousUntil: null },
      hintOf: (record) => shown(record['secret']),
      previousHintOf: (record) => shown(record['previousSecret']),
    }
  },
}
