/** Whether a page's content depends on who is signed in, by its path without a language. */
export const isPersonal = (path: string): boolean => /^\/(captain|admin|user|auth)(\/|$)/.test(path)
