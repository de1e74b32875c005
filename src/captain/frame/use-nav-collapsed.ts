import { useState } from 'react'
import { readStored, writeStored } from '../../shell/base/browser-storage.ts'

const key = 'captain.nav'

/** Whether the navigation shows icons only; stored in the browser. */
export function useNavCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => readStored('localStorage', key) === 'collapsed')
  return [
    collapsed,
    () => {
      writeStored('localStorage', key, collapsed ? 'open' : 'collapsed')
      setCollapsed(!collapsed)
    },
  ]
}
