/** Stores the path a user asked for before signing in, without its locale prefix. */
export const redirectCookie = { name: 'auth_redirect_path', maxAge: 600 } as const

/** Asks the page that a refused user was redirected to to say why. */
export const noticeCookie = { name: 'auth_notice', value: 'required', maxAge: 60 } as const
