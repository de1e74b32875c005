/** Ref callback that publishes the height of the bar that stays at the bottom of the window, so that toasts stay above it. */
export function reportBottomBarHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    const stays = ['fixed', 'sticky'].includes(getComputedStyle(element).position)
    style.setProperty('--bottom-bar', stays ? `${element.offsetHeight}px` : '0px')
  })
  observer.observe(element)
  return () => {
    observer.disconnect()
    style.removeProperty('--bottom-bar')
  }
}
