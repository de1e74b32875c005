import { useWords } from '../../shell/words/words-context.tsx'

interface Author {
  readonly by: { readonly name: string | null }
  /** The administrator who acted in the name of `by`. */
  readonly impersonator: { readonly name: string | null } | null
}

/** What people are called in a record's history; the words of comments are loaded. */
export function useAuthorName() {
  const { translate } = useWords()
  const nameOf = (name: string | null): string => name ?? translate('comments.formerMember')
  const person = (name: string | null): string =>
    name === null ? nameOf(name) : translate('commons.history.person', { name })
  /** Who did something, as the subject of a sentence. */
  const authorOf = ({ by, impersonator }: Author): string =>
    impersonator
      ? translate('commons.history.inName', { impersonator: nameOf(impersonator.name), name: nameOf(by.name) })
      : person(by.name)
  return { nameOf, person, authorOf }
}
