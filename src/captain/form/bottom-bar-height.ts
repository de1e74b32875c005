/** Ref callback that publishes the height of the bar fixed to the bottom of the page, so that toasts stay above it. */
export function reportBottomBarHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const fixed = getComputedStyle(element).position === 'fixed'
    style.setProperty('--bottom-bar', fixed ? `${element.offsetHeight}px` : '0px')
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--bottom-bar')
  }
}
