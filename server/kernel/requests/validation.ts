import type { FastifyServerOptions } from 'fastify'
import { z } from 'zod'
import { ruleOfIssue, type Issue } from '../../../entities/language/input/issues.ts'
import type { Path } from '../../../entities/language/rule.ts'
import { invalid, type ApiError } from '../../base/errors/api-error.ts'

/**
 * Route schemas written in zod are validated by zod. Plain JSON Schema is only documentation; the handler validates
 * what it describes. Responses are sent as they are: queries select only what may be shown.
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
    // Fastify has null for a body that was not sent.
    const { success, data, error } = schema.safeParse(value === null && schema.isOptional() ? undefined : value)
    return success ? { value: data } : { error: validationError(error) }
  }
}

/** Parses a value with a zod schema; throws a 400 if it is invalid. */
export function parseWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const { success, data, error } = schema.safeParse(value)
  if (!success) throw validationError(error)
  return data
}

const validationError = (error: z.ZodError): ApiError => invalid(issuesIn(error))

/** The issues in a zod error; none if it is undefined. */
export const issuesIn = (error: z.ZodError | undefined): readonly Issue[] =>
  (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...(issue.path as Path), key], rule: 'unknownField', params: {} }))
      : [{ path: issue.path as Path, ...(ruleOfIssue(issue) ?? { rule: 'invalid', params: {} }) }],
  )
