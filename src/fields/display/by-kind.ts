import type { KindName } from '../../../entities/language/field-kind-names.ts'
import type { displayComponent } from '../base/display-component.tsx'
import { byFileName } from '../base/by-file-name.ts'

/** The exports of each kind's file in this folder. */
export interface KindDisplay {
  readonly Column: ReturnType<typeof displayComponent>
  readonly Preview: ReturnType<typeof displayComponent>
}

/** How every kind shows its value, for code that learns the kind only at run time. Screens import their kinds directly. */
export const displayByKind = byFileName<KindName, KindDisplay>(import.meta.glob('./*.tsx', { eager: true }))
