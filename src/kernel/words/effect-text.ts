import type { Entity } from '../../../entities/language/entity.ts'
import type { Words } from '../../shell/words/words.ts'

/**
 * What a transition to a state, or a move to the `trash`, does beyond its name, such as whether money moves; empty where
 * there is nothing to say.
 */
export const effectText = (translate: Words['translate'], { name }: Entity, to: string): string =>
  translate(`resources.${name}.effects.${to}`, { _: '' })
