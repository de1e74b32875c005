import { useWords } from '../../shell/words/words-context.tsx'
import { PageLink } from './page-link.tsx'
import './breadcrumbs.css'

interface BreadcrumbsProps {
  /** The pages between home and this one. */
  readonly between?: readonly { readonly to: string; readonly label: string }[]
  readonly here: string
  readonly lang?: 'ja' | undefined
}

/** The breadcrumbs of a page below home. */
export function Breadcrumbs({ between, here, lang }: BreadcrumbsProps) {
  const { translate } = useWords()
  return (
    <nav className="crumbs" aria-label={translate('public.frame.crumbs')}>
      <ol>
        <li>
          <PageLink to="/">{translate('public.frame.home')}</PageLink>
        </li>
        {between?.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to}>{label}</PageLink>
          </li>
        ))}
        <li aria-current="page" lang={lang}>
          {here}
        </li>
      </ol>
    </nav>
  )
}
