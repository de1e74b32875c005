/** The bearer token and the cookie the browser keeps it in (spec section 9). */
export const tokenCookie = 'auth_jwt'
export const tokenSeconds = 86_400
