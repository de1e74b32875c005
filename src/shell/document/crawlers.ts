/** Programs that read pages for others. They are told by the status that there is no page, never by a page about it. */
const crawlers =
  /bot\b|crawl|spider|slurp|bingpreview|facebookexternalhit|embedly|quora link preview|pinterest|vkshare|whatsapp|lighthouse/i

export const isCrawler = (userAgent: string | null): boolean => userAgent !== null && crawlers.test(userAgent)
