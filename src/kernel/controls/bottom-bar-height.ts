/** Height in px that a message needs below a bar, with its margins. */
const roomForMessage = 80

/**
 * Ref callback that publishes the height of the bar that stays at the bottom of the window, so that toasts stay above it.
 * At the end of a page the bar stands higher; toasts then go below it, if there is room.
 */
export function reportBottomBarHeight(element: HTMLElement): () => void {
  const { style } = document.documentElement
  const report = () => {
    const { position, bottom } = getComputedStyle(element)
    const stays = ['fixed', 'sticky'].includes(position)
    const raised = Math.max(innerHeight - element.getBoundingClientRect().bottom - Number.parseFloat(bottom), 0)
    style.setProperty('--bottom-bar', stays && raised < roomForMessage ? `${element.offsetHeight + raised}px` : '0px')
  }
  const observer = new ResizeObserver(report)
  observer.observe(element)
  observer.observe(document.body)
  window.addEventListener('scroll', report, { passive: true })
  return () => {
    observer.disconnect()
    window.removeEventListener('scroll', report)
    style.removeProperty('--bottom-bar')
  }
}
