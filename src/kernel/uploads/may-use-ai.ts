import { useEffect, useState } from 'react'
import { getSession } from '../../shell/session/session.ts'
import { readAiStatus } from './ai-status.ts'

let configured: Promise<boolean> | undefined

/**
 * Whether the user can have pictures and translations made: the account is permitted and the installation is configured.
 * The latter is requested once.
 */
export async function mayUseAi(): Promise<boolean> {
  if (getSession()?.user.cfAi !== true) return false
  configured ??= readAiStatus().then(
    (status) => status.configured,
    () => {
      configured = undefined
      return false
    },
  )
  return configured
}

/** The same as a hook: false until known. */
export function useMayUseAi(): boolean {
  const [may, setMay] = useState(false)
  useEffect(() => void mayUseAi().then(setMay), [])
  return may
}
