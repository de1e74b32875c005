/** What makes a box that may scroll reachable by keyboard, without a script that would look whether it does. */
export interface ScrollRegion {
  readonly role: 'region'
  readonly 'aria-label': string
  readonly tabIndex: 0
}
