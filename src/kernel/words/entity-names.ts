/** An entity's names: singular, plural, and menu entry. */
export type EntityNames = { readonly name: string; readonly plural: string; readonly menu: string }
