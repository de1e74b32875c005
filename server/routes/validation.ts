import type { FastifyServerOptions } from 'fastify'
import { z } from 'zod'
import { ruleOfIssue, type Issue } from '../../entities/language/input/issues.ts'
import type { Path } from '../../entities/language/rule.ts'
import { invalid, type ApiError } from '../errors/api-error.ts'

/**
 * Schemas of routes are zod where people wrote them, and checked by zod. Plain JSON Schema is for readers only; what
 * it describes is checked by the handler. Answers are sent as they are: queries select what may show.
 */
export const schemaController: NonNullable<FastifyServerOptions['schemaController']> = {
  compilersFactory: {
    buildValidator: () => compileValidator as never,
    buildSerializer: () => () => JSON.stringify,
  },
}

function compileValidator({ schema }: { schema: unknown }) {
  if (!(schema instanceof z.ZodType)) return () => true
  return (value: unknown) => {
    const { success, data, error } = schema.safeParse(value)
    return success ? { value: data } : { error: validationError(error) }
  }
}

/** Reads a value by a zod schema, or refuses it with 400. */
export function readBy<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw validationError(error)
  return data
}

const validationError = (error: z.ZodError): ApiError => invalid(issuesIn(error))

/** What zod found wrong, as issues; nothing where it found nothing. */
export const issuesIn = (error: z.ZodError | undefined): readonly Issue[] =>
  (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...(issue.path as Path), key], rule: 'unknownField', params: {} }))
      : [{ path: issue.path as Path, ...(ruleOfIssue(issue) ?? { rule: 'invalid', params: {} }) }],
  )
