/** The site's logo: a ship's wheel around a star. */
export const SiteMark = () => <img src="/favicon.svg" alt="" width="28" height="28" />
