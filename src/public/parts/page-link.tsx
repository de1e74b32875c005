import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { joinPrefix, splitPrefix } from '../../shell/words/locale.ts'
import { usePage } from '../../shell/page-context.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site without locale prefix; it may have a hash. */
  readonly to: string
}

/** A link to another page in the same language. A plain link, because public pages are full loads from the server. */
export function PageLink({ to, children, ...props }: PageLinkProps) {
  const { prefix } = usePage()
  const href = useRouterState({ select: ({ location }) => location.publicHref })
  const currentPath = splitPrefix(href.replace(/[?#].*/, '')).path
  const current = !to.includes('#') && to !== '/' && (currentPath === to || currentPath.startsWith(`${to}/`))
  return (
    <a {...props} href={joined(prefix, to)} aria-current={current ? (currentPath === to ? 'page' : 'true') : undefined}>
      {children}
    </a>
  )
}

function joined(prefix: Parameters<typeof joinPrefix>[0], to: string): string {
  const [path, hash] = to.split('#') as [string, string?]
  const address = joinPrefix(prefix, path)
  return hash ? `${address}#${hash}` : address
}
