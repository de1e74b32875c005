import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { splitPrefix } from '../../shell/words/locale.ts'
import { usePage } from '../../shell/page-context.ts'
import { pageAddress } from './page-address.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site without locale prefix; it may have a hash. */
  readonly to: string
}

/** A link to another page in the same language. A plain link, because public pages are full loads from the server. */
export function PageLink({ to, children, ...props }: PageLinkProps) {
  const page = usePage()
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  const currentPath = splitPrefix(href.replace(/[?#].*/, '')).path
  const current = !to.includes('#') && to !== '/' && (currentPath === to || currentPath.startsWith(`${to}/`))
  return (
    <a
      {...props}
      href={pageAddress(page, to)}
      aria-current={current ? (currentPath === to ? 'page' : 'true') : undefined}
    >
      {children}
    </a>
  )
}
