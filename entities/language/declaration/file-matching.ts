/**
 * A file of another program whose rows belong to records that are there: the statement of a bank to the transfers that
 * are awaited, the numbers of a courier to its parcels. Each confirmed pair moves the record to a state. Its texts are
 * `matchings.<name>.name` and `.hint` in the entity's locale file.
 */
export interface FileMatching<F extends string = string, S extends string = string> {
  /** The states of the records that rows are matched to. */
  readonly states: readonly S[]
  /** What is read of a row, as the values of these fields, each with the headings that programs give its column. */
  readonly columns: { readonly [N in F]?: readonly string[] }
  /** What a row and its record have in common. A pair is certain if all of it agrees, and with one record alone. */
  readonly pairs: readonly MatchingPair<F, S>[]
  /** The state that a matched record moves to. */
  readonly to: S
  /** The staff fields that take what was read. */
  readonly sets: readonly F[]
  /** The staff fields whose value people choose once for the whole file. */
  readonly asks?: readonly F[]
}

export interface MatchingPair<F extends string = string, S extends string = string> {
  readonly column: F
  /** Fields of the record, or of one that it references (`order.buyerKana`), any of which may agree. */
  readonly with: readonly string[]
  /** `name` as banks print names, and numbers within them; `text` without differences of width and case. */
  readonly by: 'amount' | 'name' | 'text'
  /** For amounts: the state of a record of which less, or more, was read. */
  readonly less?: S
  readonly more?: S
}

/** The most rows of a file that is matched. */
export const maxMatchedRows = 2000
