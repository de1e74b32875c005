/** How a Japanese document addresses somebody: 様 for a person, 御中 for a company or another body. */
export const honorifics = ['person', 'company'] as const
export type Honorific = (typeof honorifics)[number]

/** The words that a name of a body has; after NFKC, ㈱ and （株） are (株). */
const body =
  /株式会社|有限会社|合同会社|合資会社|合名会社|相互会社|法人|財団|社団|組合|協会|\((?:株|有|同|資|名|相|財|社|学|医|福)\)|\b(?:inc|incorporated|llc|llp|ltd|limited|corp|corporation|company|gmbh|plc|k\.k)\b/iu

/** The honorific that a name takes. */
export const honorificOf = (name: string): Honorific => (body.test(name.normalize('NFKC')) ? 'company' : 'person')
