import type { Answers } from '../../generated/answers.ts'

/** An operation in openapi.json by method and path, as in `GET /api/v1/admin/users/{id}/memberships`. */
export type Operation = keyof Answers

/** An operation's successful response. */
export type Answer<O extends Operation> = Answers[O]

/** URLs of an operation: its path with any value for each parameter, with or without a query. */
export type Address<O extends Operation> = O extends `${string} ${infer Path}` ? WithQuery<Filled<Path>> : never

type WithQuery<Path extends string> = Path | `${Path}?${string}`

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path

/** The operations of an HTTP method. */
export type OperationBy<Method extends string> = Extract<Operation, `${Method} ${string}`>

/** Parses an operation's response. The type is trusted, not checked: the server guarantees openapi.json. */
export const answerOf = async <O extends Operation>(response: Response): Promise<Answer<O>> =>
  (await response.json()) as Answer<O>
