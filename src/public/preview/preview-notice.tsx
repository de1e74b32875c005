import { useRouterState } from '@tanstack/react-router'
import type { Page } from '../../shell/page-context.ts'
import { useWords } from '../../shell/words/words-context.tsx'

/** Says that the page is a preview, and leads to the comments and to the public page. */
export function PreviewNotice({ until, isCommented }: NonNullable<Page['preview']>) {
  const { translate } = useWords()
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  return (
    <p className="closing" role="status">
      {translate('public.frame.preview', { at: until })}{' '}
      {isCommented && (
        <>
          <a href="#comments">{translate('public.frame.comment')}</a>{' '}
        </>
      )}
      <a href={href.replace(/[?#].*/, '')}>{translate('public.frame.leavePreview')}</a>
    </p>
  )
}
