import type { RaRecord } from 'react-admin'
import { useEffect, useReducer } from 'react'
import { useLabels } from '../../kernel/words/labels.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/**
 * The text that tells records with the same title apart: state, and slug or e-mail address. The words of an entity whose
 * screens were not opened yet are loaded once they are `needed`.
 */
export function useSecondaryText(entity: string, needed: boolean): (record: RaRecord) => string {
  const words = useWords()
  const labels = useLabels({ name: entity })
  const [, showLoaded] = useReducer((loads: number) => loads + 1, 0)
  useEffect(() => {
    // Without them the second line says less; the record can be picked all the same.
    if (needed) words.load(`entities/${entity}`).then(showLoaded, () => {})
  }, [words, entity, needed])
  return ({ slug, email, status }) => {
    const statusText = typeof status === 'string' ? labels.option('status', status) : undefined
    return [statusText === status ? undefined : statusText, slug ?? email]
      .filter((part) => typeof part === 'string')
      .join(' · ')
  }
}
