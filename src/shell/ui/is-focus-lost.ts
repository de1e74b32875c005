/** Whether nothing has the focus but the page itself. */
export const isFocusLost = (): boolean => {
  const { activeElement, body } = document
  return !activeElement || activeElement === body || activeElement.id === 'main'
}
