import type { Answers } from '../../generated/answers.ts'

/** An operation of openapi.json by its method and path, as in `GET /api/v1/admin/users/{id}/memberships`. */
export type Operation = keyof Answers

/** What an operation answers when it succeeds. */
export type Answer<O extends Operation> = Answers[O]

/** The addresses of an operation: its path with something for each parameter, with or without a query. */
export type Address<O extends Operation> = O extends `${string} ${infer Path}` ? WithQuery<Filled<Path>> : never

type WithQuery<Path extends string> = Path | `${Path}?${string}`

type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path

/** The operations of a method. */
export type OperationBy<Method extends string> = Extract<Operation, `${Method} ${string}`>

/** Reads the answer of an operation; that it is what openapi.json says is the server's to keep. */
export const answerOf = async <O extends Operation>(response: Response): Promise<Answer<O>> =>
  (await response.json()) as Answer<O>
