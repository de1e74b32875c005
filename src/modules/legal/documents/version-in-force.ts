/** The published version of a document that is in force. */
export const versionInForce = <T extends { readonly versionStatus: string }>(editions: readonly T[]): T | undefined =>
  editions.find(({ versionStatus }) => versionStatus === 'current')
