import { useEffect, type ReactNode } from 'react'
import { useCrumb } from '../navigation/crumb-context.tsx'
import { useParentTitle } from './use-parent-title.ts'
import { useScope } from '../../kernel/words/scope.ts'

interface ScreenProps {
  readonly name: 'list' | 'create' | 'edit' | 'preview' | 'page'
  /** Whether the screen is loading for the first time. */
  readonly busy?: boolean | undefined
  /** The record's title: the last breadcrumb and the start of the page title. */
  readonly title?: string | undefined
  readonly children?: ReactNode
}

/** The root element of every captain screen, with stable attributes for tests and user scripts. */
export function Screen({ name, busy = false, title, children }: ScreenProps) {
  const { slug, entity } = useScope()
  useKeptFocus()
  useCrumb({ record: title, parent: useParentTitle() })
  return (
    <div
      className="screen"
      data-screen={name}
      data-entity={entity.name}
      data-tenant={slug}
      aria-busy={busy || undefined}
    >
      {children}
    </div>
  )
}

let isFirstScreen = true

/**
 * When a screen replaces the one that had the focus, the focus moves to the page's main part rather than being lost. The
 * first screen after loading leaves it to the browser, so that Tab begins at the skip link.
 */
function useKeptFocus(): void {
  useEffect(() => {
    if (!isFirstScreen && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
    isFirstScreen = false
  }, [])
}
