/** Loads what a translated page needs with its first translated text; what happens until then is handed on. */
export function watchTranslation(): void {
  const earlier: MutationRecord[] = []
  const observer = new MutationObserver((records) => {
    const isTranslated = records.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT')
    if (earlier.length === 0 && !isTranslated) return
    if (earlier.length === 0)
      void import('./translated-texts.ts').then(({ followTranslation }) => {
        earlier.push(...observer.takeRecords())
        observer.disconnect()
        followTranslation(earlier)
      })
    earlier.push(...records)
  })
  observer.observe(document, { childList: true, subtree: true })
}
