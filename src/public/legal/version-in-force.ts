/** The published version of a document that is in force. */
export const versionInForce = <T extends { readonly standing: string }>(editions: readonly T[]): T | undefined =>
  editions.find(({ standing }) => standing === 'current')
