import { useWords } from '../shell/words/words-context.tsx'
import { PublicLayout } from './layout.tsx'
import { PageHead } from './parts/page-head.tsx'

/** A page whose content has not been published yet. */
export function NotPublishedYet({ title }: { readonly title: string }) {
  const { translate } = useWords()
  return (
    <PublicLayout>
      <PageHead title={title} />
      <p className="measure page-body none">{translate('public.frame.notYet')}</p>
    </PublicLayout>
  )
}
