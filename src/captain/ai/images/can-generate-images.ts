import { useEffect, useState } from 'react'
import { getSession } from '../../../shell/session/session.ts'
import { readAiStatus } from '../ai-api.ts'

let configured: Promise<boolean> | undefined

/** Whether one may have pictures made: the account is allowed to, and the installation can. The latter is asked once. */
export async function canGenerateImages(): Promise<boolean> {
  if (getSession()?.user.cfAi !== true) return false
  configured ??= readAiStatus().then(
    (area) => area.configured,
    () => {
      configured = undefined
      return false
    },
  )
  return configured
}

/** The same for a component: no, until it is known. */
export function useCanGenerateImages(): boolean {
  const [may, setMay] = useState(false)
  useEffect(() => void canGenerateImages().then(setMay), [])
  return may
}
