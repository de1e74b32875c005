import type { KindName } from '../../../entities/language/field-kind-names.ts'
import type { inputComponent } from '../base/input-component.tsx'
import { byFileName } from '../base/by-file-name.ts'

/** The exports of each kind's file in this folder. */
export interface KindInput {
  readonly Input: ReturnType<typeof inputComponent>
}

/** How every kind is filled in, for code that learns the kind only at run time. Screens import their kinds directly. */
export const inputByKind = byFileName<KindName, KindInput>(import.meta.glob('./*.tsx', { eager: true }))
