import type { z } from 'zod'

/** What a kind of field takes, refuses, keeps and shows. The suites of every room run all of them. */
export interface Examples {
  readonly schema: z.ZodType
  readonly valid: readonly unknown[]
  readonly invalid: readonly { readonly value: unknown; readonly rule: string }[]
  /** What people type, and what is kept of it. */
  readonly stored: readonly (readonly [typed: unknown, stored: unknown])[]
  /** What is kept, and what a reader sees of it in Japanese and in English. */
  readonly shown: readonly (readonly [stored: unknown, ja: string, en: string])[]
}

/** An id that names a record in the examples of references. */
export const someId = '0198c1de-7a00-7000-8000-000000000001'
/** An id whose record is gone. */
export const lostId = '0198c1de-7a00-7000-8000-00000000dead'
/** Where the example of an upload is served. */
export const someSrc = '/uploads/0198c1de-7a00-7000-8000-000000000001/0123456789abcdefghijklmnop.webp'
