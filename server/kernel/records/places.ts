import type { Entity } from '../../../entities/language/entity.ts'

/** The highest position that a list ordered by hand has. */
export const highestPlace = ({ fields, reorder }: Entity): number =>
  Number(fields[reorder!]!.rules.find(({ rule }) => rule === 'max' || rule === 'integerMax')!.params['max'])
