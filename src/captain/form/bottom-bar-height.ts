/** Tells the page how high the bar fixed to its bottom is, so that toasts stand above it. Given as `ref`. */
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
