import type { FastifyServerOptions } from 'fastify'
import { z } from 'zod'
import { ruleOf, type Issue } from '../../entities/issue.ts'
import type { Path } from '../../entities/rule.ts'
import { invalid, type ApiError } from '../errors.ts'

/**
 * Schemas of routes are zod where people wrote them, and checked by zod. Plain JSON Schema is for readers only; what
 * it describes is checked by the handler. Answers are sent as they are: queries select what may show.
 */
export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: {
    buildValidator: () => compile as never,
    buildSerializer: () => () => JSON.stringify,
  },
}

function compile({ schema }: { schema: unknown }) {
  if (!(schema instanceof z.ZodType)) return () => true
  return (value: unknown) => {
    const { success, data, error } = schema.safeParse(value)
    return success ? { value: data } : { error: refusal(error) }
  }
}

/** Reads a value by a zod schema, or refuses it with 400. */
export function read<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw refusal(error)
  return data
}

const refusal = (error: z.ZodError): ApiError => invalid(issuesIn(error))

/** What zod found wrong, as issues; nothing where it found nothing. */
export const issuesIn = (error: z.ZodError | undefined): readonly Issue[] =>
  (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...(issue.path as Path), key], rule: 'unknownField', params: {} }))
      : [{ path: issue.path as Path, ...(ruleOf(issue) ?? { rule: 'invalid', params: {} }) }],
  )
