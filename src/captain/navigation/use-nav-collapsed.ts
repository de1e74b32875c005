import { useState } from 'react'

const key = 'captain.nav'

/** Whether the navigation shows icons only; stored in the browser. */
export function useNavCollapsed(): [collapsed: boolean, toggle: () => void] {
  const [collapsed, setCollapsed] = useState(() => localStorage.getItem(key) === 'collapsed')
  return [
    collapsed,
    () => {
      localStorage.setItem(key, collapsed ? 'open' : 'collapsed')
      setCollapsed(!collapsed)
    },
  ]
}
