import type { Entity } from '../../../entities/language/entity.ts'
import { itemFields } from '../../../entities/language/derived/reference-fields.ts'
import type { KindName } from '../../../entities/language/field-kind-names.ts'
import type { inputComponent } from '../base/input-component.tsx'
import { byFileName } from '../base/by-file-name.ts'

/** The exports of each kind's file in this folder. */
interface KindInput {
  readonly Input: ReturnType<typeof inputComponent>
}

/** How every kind is filled in. */
export const inputByKind = byFileName<KindName, KindInput>(import.meta.glob('./*.tsx', { eager: true }))

/** Has what the inputs of an entity load on demand loaded with its forms. */
export function prepareInputs({ fields }: Entity): void {
  for (const field of Object.values(fields).flatMap((each) => [each, ...itemFields(each)]))
    inputByKind[field.kind].Input.prepare()
}
