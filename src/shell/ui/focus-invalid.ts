/** Focuses the first input within an element that holds what cannot be taken; false where there is none. */
export function focusInvalid(within: ParentNode | null): boolean {
  const invalid = within?.querySelector<HTMLElement>('[aria-invalid="true"]')
  invalid?.focus()
  return Boolean(invalid)
}
