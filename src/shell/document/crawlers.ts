/** Bots that fetch pages for others. They get the error status without an error page. */
const crawlers =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|pinterest|vkshare|whatsapp|lighthouse/i

export const isCrawler = (userAgent: string | null): boolean => userAgent !== null && crawlers.test(userAgent)
