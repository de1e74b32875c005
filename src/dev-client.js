// Development only: Vite's client and React's refresh must load before the first component.
import '/@vite/client'
import RefreshRuntime from '/@react-refresh'

RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('./entry-client.tsx')
