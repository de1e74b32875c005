let tokenTaken: { readonly page: string; readonly token: string } | undefined

/**
 * The token of a link, taken out of the address: after `#` it reaches no log, and now no history either. The page
 * keeps it, for React may begin a component more than once before it shows it.
 */
export function takeToken(): string | undefined {
  const { hash, pathname: page, search } = location
  const token = new URLSearchParams(hash.slice(1)).get('t')
  if (token) {
    tokenTaken = { page, token }
    history.replaceState(history.state, '', page + search)
  }
  return tokenTaken?.page === page ? tokenTaken.token : undefined
}
