import type { RaRecord } from 'react-admin'
import { useLabels } from '../../captain/words/labels.ts'

/** The text that tells records with the same title apart: state, and slug or e-mail address. */
export function useSecondaryText(entity: string): (record: RaRecord) => string {
  const labels = useLabels({ name: entity })
  return ({ slug, email, status }) => {
    const statusText = typeof status === 'string' ? labels.option('status', status) : undefined
    return [statusText, slug ?? email].filter((part) => typeof part === 'string').join(' · ')
  }
}
