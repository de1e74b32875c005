/** Names, signs and units that Japanese readers know in Latin letters. */
const latinWords: ReadonlySet<string> = new Set(
  `
  A AAAA AB AI Alt American Android API B BGM BPM Captain CD Chrome Cloudflare Club cm CP CSV D dB Delete Diners dl DNS DVD e Edge English Enter Esc Excel Express Facebook FAX Fi Firefox freee g GB GIF h HEIC HTTP HTTPS https Hz IANA ID Instagram iOS IP IPv ISBN ISRC JAN JCB JIS JPEG JavaScript JSON KB kcal kg km kW L l LED LINE LL M m MAC Mastercard MB mg min mL ml mm MP Netlify No NPO O OK OpenAPI Pages PC PDF PNG POST PTA px Q QR Re S Safari SDGs Shift SKU SNS SSL Standard SVG T t TLS TRPG UC URL USB UTF V v Vercel Visa W WAV Webhook Webhooks WebP WHOIS Wi WiFi X XL XLSX xn YouTube ZIP
  `
    .trim()
    .split(/\s+/),
)

/**
 * Texts that hold the other language on purpose: languages say their own names and codes, sites have names of their own,
 * what is typed for a translation is in the language it comes from or goes to, and screens are found by their names in
 * both.
 */
export const otherLanguage =
  /^commons\.(frame\.languages\.|languageCode$)|^search\.(entities|pages)\.|^search\.create$|^resources\.tenant\.options\.site\.|^sites\.[\w-]+\.name$|^ai\.(translation\.example|glossary\.(ja|en)Example)$/

/** What is left of a Japanese text when placeholders, quoted examples and addresses are taken away. */
export const proseOf = (text: string): string =>
  text
    .replace(/%?\{\w+\}|\{\{\w+\}\}/g, '')
    .replace(/「[^」]*」|（例：[^）]*）/g, '')
    .replace(/facebook\.com\/|FAQ/g, '')

/** The words of a Japanese text that are left in another language. `key` is its place: `search.entities.news`. */
export const foreignWords = (key: string, text: string): readonly string[] =>
  otherLanguage.test(key) ? [] : (proseOf(text).match(/[A-Za-z]+/g) ?? []).filter((word) => !latinWords.has(word))
