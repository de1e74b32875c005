/** Whether commands are given with ⌘ here. */
export const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent)
