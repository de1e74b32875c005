import { describe, expect, test } from 'vitest'
import { entities } from '../../entities/index.ts'
import type { Filter } from '../../entities/language/field-kind.ts'
import {
  conditionName,
  fieldAndOperator,
  operatorsOf,
  suffixes,
  type Operator,
} from '../../entities/language/derived/list-operators.ts'

/** The operators that the screens use for each filter. */
const operatorsOfFilter: Readonly<Record<Filter, readonly Operator[]>> = {
  options: ['eq', 'in'],
  toggle: ['eq'],
  days: ['gte', 'lte', 'lt', 'within'],
  times: ['gte', 'lte'],
  number: ['gte', 'lte'],
  text: ['contains'],
  record: ['eq', 'in'],
}

describe('the conditions of a list', () => {
  test('that screens offer of a kind of field are among those that the server answers', () => {
    const unanswered = Object.values(entities).flatMap((entity) =>
      Object.values(entity.fields).flatMap((field) =>
        (field.filter ? operatorsOfFilter[field.filter] : [])
          .filter((operator) => !operatorsOf(entity, field).includes(operator))
          .map((operator) => `${entity.name}.${conditionName(field.name, operator)}`),
      ),
    )
    expect(unanswered).toEqual([])
  })

  test.each(['eq', ...suffixes] as const)('are read by the name that they are written under (%s)', (operator) => {
    expect(fieldAndOperator(conditionName('publishAt', operator))).toEqual(['publishAt', operator])
  })

  test('have no operator in a name whose ending is none', () => {
    for (const name of ['title', 'tenant_id', '_in', 'title_', 'title_like'])
      expect(fieldAndOperator(name)).toEqual([name, 'eq'])
  })
})
