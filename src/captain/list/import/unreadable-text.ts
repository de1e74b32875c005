import { useWords } from '../../../shell/words/words-context.tsx'
import { issuesOfError } from '../../../kernel/words/issues-of-error.ts'

/** Returns why a file could not be read, as the server's error says; undefined if it is another error. */
export function useUnreadableText() {
  const { translate } = useWords()
  return (thrown: unknown): string | undefined => {
    const [issue] = issuesOfError(thrown)
    if (issue?.rule.startsWith('imports.'))
      return translate(`imports.unreadable.${issue.rule.slice('imports.'.length)}`, issue.params)
    return issue?.rule.startsWith('upload.') ? translate(`validations.${issue.rule}`, issue.params) : undefined
  }
}
