/** How a value that is kept as JSON names fields of an entity. */
export type Naming =
  /** It is the name of a field; or, of a condition of a list, that of a field with an operator or without. */
  | 'field'
  /** An option of a field; or a list or an object whose values are such options. */
  | 'option'
  /** An object whose keys are such names. */
  | { readonly keys: 'field' | 'condition' }
  /** A list, or an object, each of whose values is of this form. */
  | { readonly each: Naming }
  /** An object some of whose values are of these forms. */
  | { readonly parts: Readonly<Record<string, Naming>> }
  /** A text that is such JSON. */
  | { readonly text: Naming }

/** A table with something about the records of entities, whose names are in one of its columns. */
export interface KeptNames {
  /** The column with the name of the entity, or how to the row that has it. */
  readonly entity: 'entity' | { readonly by: string; readonly of: string }
  /** Whether its rows of an entity that is dropped are deleted; those that stay go by age, or are counts alone. */
  readonly isDropped: boolean
  /** By column, how its JSON names fields. */
  readonly json?: Readonly<Record<string, Naming>>
  /** The column that is the name of a field, with whose values the row goes. */
  readonly field?: string
}

const byField = { keys: 'field' } as const
const conditions = { keys: 'condition' } as const
const fields = { each: 'field' } as const

/**
 * Where the server keeps names of entities and of their fields, besides the records and their history. Migrations rename
 * and delete by it; a test compares it with the tables.
 */
export const keptNames = {
  assignment: { entity: 'entity', isDropped: true },
  change_counter: { entity: 'entity', isDropped: false },
  change_log: { entity: 'entity', isDropped: false },
  comment: { entity: 'entity', isDropped: true },
  customer_email: { entity: 'entity', isDropped: true },
  export_file: {
    entity: 'entity',
    isDropped: false,
    json: {
      request: {
        parts: { columns: fields, query: { parts: { filter: { text: conditions }, sort: { text: fields } } } },
      },
    },
  },
  former_slug: { entity: 'entity', isDropped: true },
  import_file: {
    entity: 'entity',
    isDropped: false,
    json: {
      start: { parts: { guessed: fields, words: byField } },
      plan: {
        parts: {
          columns: fields,
          key: 'field',
          fixed: byField,
          words: byField,
          filter: { text: conditions },
          changes: byField,
        },
      },
      findings: { parts: { gaps: byField, unknownWords: byField, fields: byField } },
    },
  },
  import_mapping: { entity: 'entity', isDropped: true, json: { columns: fields, words: byField } },
  import_row: {
    entity: { by: 'import', of: 'import_file' },
    isDropped: false,
    json: { values: byField, findings: { each: { parts: { field: 'field' } } } },
  },
  list_view: {
    entity: 'entity',
    isDropped: true,
    json: { query: { parts: { filter: conditions, sort: fields, columns: fields } } },
  },
  notification: { entity: 'entity', isDropped: false },
  presence: { entity: 'entity', isDropped: false },
  record_draft: { entity: 'entity', isDropped: true, json: { values: byField } },
  preview_address: { entity: 'entity', isDropped: true },
  preview_link: { entity: 'entity', isDropped: true, json: { values: byField } },
  preview_pane: { entity: 'entity', isDropped: true, json: { values: byField } },
  publish_plan_item: { entity: 'entity', isDropped: true },
  search_declaration: { entity: 'entity', isDropped: false },
  search_entry: { entity: 'entity', isDropped: true },
  total: { entity: 'entity', isDropped: true },
  translation: { entity: 'entity', isDropped: true, field: 'field' },
  upload_use: { entity: 'entity', isDropped: true, field: 'field' },
} as const satisfies Readonly<Record<string, KeptNames>>
