import { expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import type { Entity } from '../../entities/language/entity.ts'
import { normaliseValues } from '../../entities/language/input/body.ts'
import { values } from '../written-inputs.ts'

/** What a field makes of a text: the stored value, or the rule that refuses it. */
function settled(name: string, written: string): unknown {
  const [of, field] = name.split('.') as [string, string]
  const entity = (entities as Readonly<Record<string, Entity>>)[of]!
  const { rules, missingRule, wrongTypeRule, storage } = entity.fields[field]!
  const read = normaliseValues(entity, { [field]: written })[field]
  const value = storage === 'integer' ? Number(read) : read
  if (Number.isNaN(value)) return { rule: wrongTypeRule }
  if (read === null) return { rule: missingRule }
  const broken = rules.find((rule) => !rule.warning && !rule.whenChanged && !rule.holds(value))
  return broken ? { rule: broken.rule } : value
}

test.each(values)('%s takes %j as %j', (field, written, stored) => {
  expect(settled(field, written)).toEqual(stored)
})
