let tokenTaken: { readonly page: string; readonly token: string } | undefined

/**
 * Takes a link's token out of the URL. In the fragment it reaches no server log; removing it keeps it out of the
 * history as well. It is kept in the module, since React may run the initialiser more than once.
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
