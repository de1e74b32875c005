/** Why nothing was written, and what to write instead: a sentence for whoever typed the command. */
export class Refusal extends Error {}

export function refuse(reason: string): never {
  throw new Refusal(reason)
}
