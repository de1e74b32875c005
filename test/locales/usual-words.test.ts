import { describe, expect, test } from 'vitest'
import { usualNames, usualOptions } from '../../locales/usual-words.ts'
import { locales, setsOf, wordsOf } from './words.ts'

const names = Object.keys(usualNames)

/** In both languages, the labels of all fields of some name, one for each entity that has it. */
const labelsOf = (name: string): readonly string[] =>
  setsOf('ja')
    .filter((set) => set.startsWith('entities/') && wordsOf('ja', set).has(`fields.${name}`))
    .map((set) => locales.map((locale) => wordsOf(locale, set).get(`fields.${name}`)).join(' | '))

describe('The words with which a new entity is drafted', () => {
  test('are those of the entities, where several of them call a field the same', () => {
    const unlike = names.flatMap((name) => {
      const labels = labelsOf(name)
      const [label] = labels
      const agreed = labels.length > 1 && labels.every((each) => each === label)
      return agreed && label !== usualNames[name]!.join(' | ') ? [[name, label]] : []
    })
    expect(unlike).toEqual([])
  })

  test('leave out what all entities share, but for the state of what is not published', () => {
    const shared = wordsOf('ja', 'commons')
    expect(names.filter((name) => shared.has(`fields.${name}`))).toEqual(['status'])
  })

  test('stand in the order of the alphabet', () => {
    for (const words of [names, Object.keys(usualOptions)]) expect(words).toEqual(words.toSorted())
  })
})
