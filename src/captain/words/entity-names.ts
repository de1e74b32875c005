/** What an entity is called: one record of it, several, and its entry in the menu. */
export type EntityNames = { readonly name: string; readonly plural: string; readonly menu: string }
