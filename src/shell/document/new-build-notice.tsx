import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { watchBuild } from './watch-build.ts'
import { mayLeave } from '../base/leave-guards.ts'
import { usePage } from '../page-context.ts'
import { useToast } from '../ui/toast.tsx'
import { useWords } from '../words/words-context.tsx'

/**
 * Says that a new build is available. It loads on request or with the next navigation, by which time every open form
 * has asked about unsaved changes.
 */
export function NewBuildNotice() {
  const { script, development } = usePage()
  const { translate } = useWords()
  const router = useRouter()
  const show = useToast()

  useEffect(() => {
    if (development) return undefined
    let leave: (() => void) | undefined
    const stop = watchBuild(script, () => {
      leave = router.subscribe('onBeforeNavigate', ({ pathChanged, toLocation }) => {
        if (pathChanged) location.assign(toLocation.publicHref)
      })
      show({
        kind: 'info',
        life: 0,
        text: translate('commons.frame.newVersion'),
        action: {
          label: translate('commons.frame.reload'),
          run: async () => {
            if (await mayLeave()) location.reload()
          },
        },
      })
    })
    return () => {
      stop()
      leave?.()
    }
  }, [script, development, router, show, translate])

  return null
}
