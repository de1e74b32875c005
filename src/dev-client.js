// Development only: Vite's client and React's refresh have to stand before the first component is loaded.
import '/@vite/client'
import RefreshRuntime from '/@react-refresh'

RefreshRuntime.injectIntoGlobalHook(window)
window.$RefreshReg$ = () => {}
window.$RefreshSig$ = () => (type) => type
await import('./entry-client.tsx')
