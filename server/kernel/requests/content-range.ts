/** The `Content-Range` of a page of a list: for example `news 0-24/319`; an empty page has no first and last position. */
export const contentRange = (name: string, from: number, count: number, total: number): string =>
  count === 0 ? `${name} */${total}` : `${name} ${from}-${from + count - 1}/${total}`
