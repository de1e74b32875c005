/** The version of a document that is in force, of those that are published. */
export const versionInForce = <T extends { readonly standing: string }>(editions: readonly T[]): T | undefined =>
  editions.find(({ standing }) => standing === 'current')
