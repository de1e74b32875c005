/** The init of a `POST` with a JSON body, for `apiJson`. */
export const posted = (body: object) => ({ method: 'POST', body: JSON.stringify(body) }) as const
