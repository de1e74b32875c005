import { useEffect, useState } from 'react'
import { getSession } from '../../shell/session.ts'
import { readArea } from './requests.ts'

let configured: Promise<boolean> | undefined

/** Whether one may have pictures made: the account is allowed to, and the installation can. The latter is asked once. */
export async function mayMakePictures(): Promise<boolean> {
  if (getSession()?.user.cfAi !== true) return false
  configured ??= readArea().then(
    (area) => area.configured,
    () => {
      configured = undefined
      return false
    },
  )
  return configured
}

/** The same for a component: no, until it is known. */
export function useMayMakePictures(): boolean {
  const [may, setMay] = useState(false)
  useEffect(() => void mayMakePictures().then(setMay), [])
  return may
}
